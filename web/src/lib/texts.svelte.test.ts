import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import { chooseLanguage, language, loadGame, loadTexts } from './texts.svelte';

it('who waits for texts does not begin anew when other texts of the same language arrive', async () => {
  const begun: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => {
      begun.push(language.current);
      void Promise.all([loadTexts('server'), loadGame('firenze')]);
    });
  });
  flushSync();
  await chooseLanguage('en');
  flushSync();
  expect(begun).toEqual(['en']);
  await chooseLanguage('it');
  flushSync();
  expect(begun).toEqual(['en', 'it']);
  stop();
  await chooseLanguage('en');
});
