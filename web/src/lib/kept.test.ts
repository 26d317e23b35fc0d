import { expect, it, vi } from 'vitest';
import { forgetHere } from './kept';

it('who is forgotten leaves nothing behind in the browser but its language and its theme', () => {
  const deleted: string[] = [];
  vi.stubGlobal('indexedDB', { deleteDatabase: (name: string) => deleted.push(name) });
  localStorage.clear();
  for (const key of ['torri-guest', 'torri-links', 'torri-hotseat', 'torri-desk', 'torri-language', 'torri-theme', 'others']) {
    localStorage.setItem(key, '1');
  }
  forgetHere();
  expect(Object.keys(localStorage).sort()).toEqual(['others', 'torri-language', 'torri-theme']);
  expect(deleted).toEqual(['torri']);
});
