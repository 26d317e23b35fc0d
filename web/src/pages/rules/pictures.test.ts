import { mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import { GAMES } from '$games/about';
import { componentsOf } from '$games/components';

it.each(GAMES.map(({ game }) => game))('what lies in the box of %s is drawn, each with its name', async (game) => {
  const Components = (await componentsOf(game))!;
  const shelf = mount(Components, { target: document.body });
  const figures = [...document.querySelectorAll('figure')];
  expect(figures.length).toBeGreaterThan(3);
  for (const figure of figures) {
    expect(figure.querySelectorAll('svg').length).toBeGreaterThan(1);
    expect(figure.querySelector('figcaption')!.textContent).not.toContain('rules-picture');
  }
  void unmount(shelf);
});
