/** The sounds of Firenze. */
import { hears } from '$lib/sound';

export const soundOf = hears({
  card: ['taken', 'person-played', 'dismissed', 'discarded', 'to-church', 'monument-given', 'reborn', 'reshuffled'],
  brick: [
    ...['paid', 'offered', 'fetched', 'swapped', 'smuggled', 'built', 'cost-paid'],
    ...['flooded', 'burnt', 'taxed', 'tribute-paid', 'returned', 'emptied'],
  ],
  fall: ['torn-down', 'collapsed', 'botched', 'sabotaged'],
  seal: ['fulfilled', 'tile-taken', 'privilege-used'],
  bell: ['bell-tower', 'last-seal'],
  win: ['ended', 'ended-quietly'],
});
