/** The question, with the building or artwork that it is about, and its owner. */
import type { BoardProps } from '$lib/board';
import { t } from '$lib/texts.svelte';
import { personName } from './spoken';
import { shown, workOf, type FlorenzaView } from './table';

const AT_BUILDING: Record<string, string> = {
  USE: 'use',
  ANY_CUBE: 'any-cube',
  BARTER_GIVE: 'barter-give',
  BARTER_TAKE: 'barter-take',
  BUILD: 'build',
};

export function asks(board: BoardProps): string | null {
  const { question, table }: FlorenzaView = shown(board);
  const { district, field, work, person } = table.at;
  const at = (what: string, name: string | null) => (name ? t('florenza-asks-at', { what, name }) : what);
  if (AT_BUILDING[question] && district !== null && field !== null) {
    const building = table.seats[district]?.lots[field - 1]?.name;
    const owner = district === board.seat ? null : board.words.nameOf(district);
    return building ? t(`florenza-asks-${AT_BUILDING[question]}`, { where: at(building, owner) }) : null;
  }
  if (question === 'TALENT' && work !== null) {
    const made = workOf(table, work, board.seat);
    const artist = table.life.flatMap((card) => card.persons).find((one) => one.person === person);
    return made
      ? t('florenza-asks-talent', { where: at(made.name, artist ? personName(board.words, artist.person, artist.name) : null) })
      : null;
  }
  return null;
}
