import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '$lib/api';
import { me } from '$lib/me.svelte';
import { server } from '$lib/server.svelte';
import type { Me, ServerSeen } from '$lib/types';
import Report from '../report/Report.svelte';
import Announcements from '../server/Announcements.svelte';
import type { PersonKnown } from './model';
import PersonPage from './PersonPage.svelte';

const BRUNO = { id: 'b1', name: 'Bruno', crest: 1, login: 'bruno', created: 1_000, operator: false, sanctions: ['mute' as const] };
const KNOWN = {
  person: BRUNO,
  sanctions: [{ id: 's1', kind: 'mute', reason: 'Rude', made: 1_000, until: null, lifted: null, holds: true }],
  reports: [
    {
      id: 'r1',
      kind: 'chat',
      made: 2_000,
      words: '',
      reporter: null,
      person: BRUNO,
      match: 'm',
      said: 'A mule',
      closed: null,
      outcome: '',
    },
  ],
  audit: [{ number: 1, at: 1_000, action: 'mute', operator: '', person: 'Bruno', person_id: 'b1', reason: 'Rude', detail: '' }],
  usage: [{ kind: 'tables', has: 3, most: 200 }],
  matches: [],
} as PersonKnown;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  me.current = null;
  server.current = null;
  server.hidden = [];
});

describe('the operator’s side', () => {
  it('shows what holds for a person, why, and how much they have, and forbids with a reason and an end', async () => {
    vi.spyOn(api, 'get').mockResolvedValue(KNOWN);
    const post = vi.spyOn(api, 'post').mockResolvedValue(undefined);
    const page = render(PersonPage, { id: 'b1' });
    await page.findByText('3 of 200');
    for (const said of ['A mule', 'Rude', 'Command line', 'muted']) expect(page.container.textContent).toContain(said);
    await fireEvent.input(page.getByLabelText('Reason (they read it)'), { target: { value: 'Again' } });
    await fireEvent.click(page.getByRole('button', { name: 'Forbid it' }));
    expect(post).toHaveBeenCalledWith('/operator/people/b1/sanctions', { kind: 'mute', reason: 'Again', hours: 24 });
  });

  it('tells everybody what was announced, until they put it away, and those concerned what they may not do', async () => {
    const told = { entry: 'invited', announcements: [{ id: 'n1', kind: 'news', text: 'A new game', until: null }] } as ServerSeen;
    vi.spyOn(api, 'get').mockResolvedValue(told);
    me.current = { id: 'x', sanctions: [{ kind: 'ban', reason: 'Cheating', until: null }] } as unknown as Me;
    const page = render(Announcements);
    await page.findByText('A new game', { exact: false });
    for (const said of ['closed to you', 'Cheating']) expect(page.container.textContent).toContain(said);
    expect(page.container.textContent).not.toContain('invited');
    await fireEvent.click(page.getByRole('button', { name: 'Put away' }));
    expect(page.container.textContent).not.toContain('A new game');
    me.current = null;
    me.loaded = true;
    await page.findByText('Enter an invitation code');
  });

  it('sends a report of a line with what it can be found by', async () => {
    me.current = { id: 'x' } as unknown as Me;
    HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
      this.open = true;
    };
    const post = vi.spyOn(api, 'post').mockResolvedValue(undefined);
    const about = { match: 'm', line: 7 };
    const page = render(Report, { open: true, about, shown: 'Bruno: A mule', kinds: ['chat'] });
    await fireEvent.click(page.getByText('Send'));
    expect(post).toHaveBeenCalledWith('/reports', { ...about, kind: 'chat', words: '' });
    await page.findByText('Thank you', { exact: false });
  });
});
