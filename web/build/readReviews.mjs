/** A review as text, in the app's own sentences: node build/readReviews.mjs LANGUAGE FILE (made by tools/reviews.py). */
import { readFileSync } from 'node:fs';
import { createServer } from 'vite';

const [language, file] = process.argv.slice(2);
const { game, names, levels, scores, review } = JSON.parse(readFileSync(file, 'utf-8'));

// What the app's texts need of a browser.
globalThis.localStorage = { getItem: () => language, setItem() {} };
globalThis.document = { documentElement: {} };

const server = await createServer({ mode: 'test', server: { middlewareMode: true, ws: false }, appType: 'custom', logLevel: 'error' });
const load = (path) => server.ssrLoadModule(path);
try {
  await load('/src/games/facts.ts');
  const { areas } = await load('virtual:texts');
  const { chooseLanguage, gameWords, loadGame, loadTexts } = await load('/src/lib/texts.svelte.ts');
  const { mistakesOf, parted, planSaid, compared, reasoned, causes, signed, plain } = await load('/src/pages/review/model.ts');
  await loadTexts(...Object.keys(areas));
  await chooseLanguage(language);
  await loadGame(game);
  const words = gameWords(game, names);
  console.log(`\n# ${game}: ${names.map((name, seat) => `${name} (${levels[seat]}) ${scores[seat]}`).join(', ')}`);
  names.forEach((name, seat) => {
    const { luck, own, rivals, margin, error } = review.booked[seat];
    console.log(
      `\n## ${name}: luck ${signed(luck)}, own ${signed(own)}, rivals ${signed(rivals)}, lead ${signed(margin)}; ± ${plain(error)}`,
    );
    for (const one of mistakesOf(review, seat).biggest) {
      const { best, given } = compared(one);
      const differ = parted(words, one);
      console.log(
        `\n- at ${one.departed}: ${signed(-one.loss)} ± ${plain(one.error)} (${Math.round(given.win * 100)} % to win, ${Math.round(best.win * 100)} %)`,
      );
      console.log(
        `  chose:  ${differ.given}${differ.given.endsWith('…') ? `\n          (${planSaid(words, seat, given.answers).join(' · ')})` : ''}`,
      );
      console.log(
        `  better: ${differ.best}${differ.best.endsWith('…') ? `\n          (${planSaid(words, seat, best.answers).join(' · ')})` : ''}`,
      );
      console.log(`  WHY:    ${reasoned(words, game, one)}`);
      console.log(
        `  causes: ${causes(words, game, one)
          .map((cause) => `${cause.text} ${signed(cause.points)}`)
          .join(' | ')}`,
      );
      console.log(
        `  claims: ${one.claims.map((claim) => `${words.because(claim)} ${claim.best}/${claim.given} ${claim.otherwise} ${claim.gain}`).join(' | ')}`,
      );
    }
  });
} finally {
  await server.close();
}
