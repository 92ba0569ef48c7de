import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMBLA_FRICTION, emblaDuration, REST } from './emblaDuration.ts';

/** Duration in ms, simulated with Embla's own steps over a distance of one. */
function change(duration: number): number {
  let [place, speed, steps] = [0, 0, 0];
  for (; Math.abs(1 - place) > REST && steps < 10_000; steps++) {
    speed = (speed + (1 - place) / duration) * EMBLA_FRICTION;
    place += speed;
  }
  return (steps * 1000) / 60;
}

test('a change takes the given time, within nine frames', () => {
  fc.assert(
    fc.property(fc.integer({ min: 300, max: 5000 }), (ms) => {
      expect(Math.abs(change(emblaDuration(ms)) - ms)).toBeLessThan(150);
    }),
  );
});

test('the friction is Embla’s', async () => {
  const { readFileSync } = await import('node:fs');
  const { createRequire } = await import('node:module');
  const require = createRequire(import.meta.url);
  const sources = ['embla-carousel', 'embla-carousel-fade'].map((name) => readFileSync(require.resolve(name), 'utf8'));
  for (const source of sources) expect(source).toMatch(/0?\.68\b/);
});
