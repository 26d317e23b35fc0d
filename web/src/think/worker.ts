/** A worker that thinks: one request after another. */
import { Thinker } from './carryingOut.ts';
import type { Order } from './requests.ts';

const thinker = new Thinker();
const cancelled = new Set<number>();

self.onmessage = async ({ data }: MessageEvent<Order>) => {
  if (data.kind === 'game') thinker.learn(data.game, data.compiled);
  else if (data.kind === 'cancel') cancelled.add(data.number);
  else if (data.kind === 'drop') thinker.drop(data.name);
  else {
    const { number } = data.request;
    const reply = await thinker.carryOut(data.request, () => cancelled.has(number));
    cancelled.delete(number);
    self.postMessage(reply);
  }
};
