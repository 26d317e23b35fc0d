/** The transport of an app without a server. Whoever has been here before will want the tables: they are made ready while the page comes. */
import { LastSeen } from './lastSeen';
import { LocalTransport } from './transport';

export function localTransport(known: boolean): LocalTransport {
  const entry = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  const made = new LocalTransport(undefined, undefined, new LastSeen(entry?.src ?? ''));
  if (known) made.start();
  return made;
}
