import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import firenze from '$games/firenze';
import { gameWords } from '$lib/texts.svelte';
import type { EventSeen } from '$lib/types';
import type { Beat } from './pacing.svelte';
import RivalBar from './RivalBar.svelte';

afterEach(cleanup);

const seats = [0, 1].map((seat) => ({ name: `${seat}`, crest: seat, yours: seat === 0 }));

function shown(event: EventSeen): Element {
  const events = [event];
  const beat: Beat = {
    turn: '',
    seat: 1,
    icon: 'card',
    events,
    travels: [],
    phase: 'rest',
    travelMs: 0,
    number: 1,
    steps: [],
    secret: false,
  };
  const words = gameWords('firenze', ['Anna', 'Piero'], 0);
  const given = { beat, ui: firenze, words, seats: seats as never, phone: false, skip: () => {} };
  return render(RivalBar, given).container.querySelector('.says')!;
}

it('a sentence has the second line too where no goods stand below it', () => {
  const facts = { seat: 1, card: 'card-mason' };
  const sentence = shown({ name: 'person-played', rule: 'F10', facts });
  expect([...sentence.children].map((part) => part.className.split(' ')[0])).toEqual(['what']);
  cleanup();
  const taken = shown({ name: 'taken', rule: 'F4.3', facts: { ...facts, bricks: 'wg' } });
  expect([...taken.children].map((part) => part.className.split(' ')[0])).toEqual(['what', 'goods']);
});
