import { fireEvent, render } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { api } from '$lib/api';
import type { SeatSeen } from '$lib/types';
import Blocking from './Blocking.svelte';

it('the menu of a table blocks other persons, not oneself and no bots', async () => {
  const post = vi.spyOn(api, 'post').mockResolvedValue({});
  const seats = [
    { kind: 'person', name: 'Anna', yours: true },
    { kind: 'bot', name: 'Cosimo', yours: false },
    { kind: 'person', name: 'Bruno', yours: false },
  ] as SeatSeen[];
  const { getAllByRole, findByRole } = render(Blocking, { props: { match: 'm', seats } });
  expect(getAllByRole('button').map((one) => one.textContent.trim())).toEqual(['Block Bruno']);
  await fireEvent.click(getAllByRole('button')[0]!);
  expect((await findByRole('status')).textContent).toContain('You have blocked Bruno');
  expect(post).toHaveBeenCalledWith('/friends', { match: 'm', seat: 2, kind: 'block' });
  vi.restoreAllMocks();
});
