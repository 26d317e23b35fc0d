/** What can be pressed in a row of the list of cities. */
import type { BoardProps } from '$lib/board';
import { t } from '$lib/texts.svelte';
import { asked, SIDES, type CityShown } from './table';
import { cardWords, cityWord, sideWord, towerLabel } from './spoken';

export interface Choice {
  text: string;
  can: boolean;
  sign: 'plus' | 'right' | 'left' | 'each' | 'why';
  words: string;
  label: string;
}

export function choicesOf(board: BoardProps, shown: CityShown): Choice[] {
  const question = asked(board);
  const choices: Choice[] = [];
  for (const side of SIDES) {
    const tower = shown.towers[side];
    if (tower.text === null || question === 'PLAY') continue;
    if (question === 'MOVE' && !tower.can && side === 1 && !shown.towers[0].can) continue;
    const sign = !tower.can ? 'why' : question === 'BUILD' ? 'plus' : side ? 'left' : 'right';
    const words = tower.can ? t('patrizier-list-side', { side: sideWord(board, side) }) : t('patrizier-why-not');
    const label = towerLabel(board, shown, side);
    choices.push({ text: tower.text, can: tower.can, sign, words, label: tower.can ? label : `${words} ${label}` });
  }
  if (shown.each) {
    const answer = board.legal.get(shown.each);
    const words = answer ? board.words.answer(answer) : t('patrizier-why-not');
    const place = cityWord(board, shown.name);
    const sign = answer ? 'each' : 'why';
    choices.splice(1, 0, { text: shown.each, can: !!answer, sign, words, label: `${place}: ${words}` });
  }
  if (question === 'PLAY' && shown.towers[0].text !== null) {
    const text = shown.towers[0].text;
    const words = t('patrizier-list-play');
    choices.push({ text, can: true, sign: 'plus', words, label: `${words}: ${cardWords(board, text)}` });
  }
  return choices;
}
