/** Files that a table offers (records, editions), where no server can send them: they are asked for like anything else, and saved. */
import { language } from './texts.svelte';
import { transport } from './transport';

const NAME = /filename="([^"]+)"/;

export async function saveFile(address: string): Promise<void> {
  const answer = await transport.current.request(address, { method: 'GET', language: language.current });
  if (!answer.ok) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await answer.blob());
  link.download = NAME.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'torri.txt';
  link.click();
  URL.revokeObjectURL(link.href);
}
