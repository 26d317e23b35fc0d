/** The draws of a real game of Firenze, found again from its secret; and what does not follow is found out. */
import { describe, expect, test } from 'vitest';
import { prove, weightsOf, type Pledge } from './chance';
import real from './chance.fixture.json';

const pledge: Pledge = real;

describe('the fairness proof', () => {
  test('every draw of a real game follows from the secret that was committed to', async () => {
    const seen: number[] = [];
    const finding = await prove(pledge, (done) => seen.push(done));
    expect(finding).toEqual({ committed: true, follow: pledge.draws.length, wrong: null, holds: true });
    expect(pledge.draws.length).toBeGreaterThan(200);
    expect(seen.at(-1)).toBe(pledge.draws.length);
  });

  test('another secret is not the one committed to', async () => {
    const secret = pledge.secret.replace(/^./, pledge.secret.startsWith('0') ? '1' : '0');
    expect(await prove({ ...pledge, secret })).toMatchObject({ committed: false, holds: false });
    expect(await prove({ ...pledge, secret: 'no secret' })).toMatchObject({ committed: false, holds: false });
  });

  test('a draw that was changed is named, with what the secret gives', async () => {
    const draws = pledge.draws.map((draw) => ({ ...draw }));
    const changed = draws[100]!;
    const was = changed.answer;
    changed.answer = weightsOf(changed.weights)!.find(([answer]) => answer !== was)![0];
    const finding = await prove({ ...pledge, draws });
    expect(finding).toMatchObject({ committed: true, holds: false, follow: 100, wrong: { draw: changed, derived: was } });
  });

  test('what a seat added matters, and so do the weights', async () => {
    expect((await prove({ ...pledge, entropy: [...pledge.entropy.slice(0, -1), 'more'] })).holds).toBe(false);
    const wider = pledge.draws.map((draw) => ({ ...draw, weights: `${draw.weights} 9999x1000` }));
    expect((await prove({ ...pledge, draws: wider })).holds).toBe(false);
  });

  test('weights that are not written as they should be give no draw', async () => {
    expect(weightsOf('0-2 7 9x2')).toEqual([
      [0, 1n],
      [1, 1n],
      [2, 1n],
      [7, 1n],
      [9, 2n],
    ]);
    expect(weightsOf('0-2 seven')).toBeNull();
    const draws = [{ ...pledge.draws[0]!, weights: '' }];
    expect(await prove({ ...pledge, draws })).toMatchObject({ holds: false, wrong: { derived: null } });
  });
});
