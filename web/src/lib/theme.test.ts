import { afterEach, expect, it } from 'vitest';
import { theme } from './theme.svelte';

const root = document.documentElement;

afterEach(() => theme.choose('system'));

it('is kept on this device and said to style sheets', () => {
  // The system of tests says yes to everything that it is asked.
  expect(theme.chosen).toBe('system');
  expect(root.dataset.theme).toBe('dark');
  theme.choose('light');
  expect([root.dataset.theme, root.style.colorScheme]).toEqual(['light', 'light']);
  expect(localStorage.getItem('torri-theme')).toBe('light');
  theme.choose('system');
  expect(root.dataset.theme).toBe('dark');
  expect(localStorage.getItem('torri-theme')).toBeNull();
});

it('follows another tab', () => {
  localStorage.setItem('torri-theme', 'light');
  window.dispatchEvent(new StorageEvent('storage', { key: 'torri-theme' }));
  expect(theme.chosen).toBe('light');
  expect(root.dataset.theme).toBe('light');
});
