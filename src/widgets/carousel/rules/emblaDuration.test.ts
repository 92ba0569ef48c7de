import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMBLA_FRICTION, emblaDuration, REST } from './emblaDuration.ts';

/** How long Embla takes, in ms: its own steps, for a way of one. */
function slide(duration: number): number {
  let [place, speed, steps] = [0, 0, 0];
  for (; Math.abs(1 - place) > REST && steps < 10_000; steps++) {
    speed = (speed + (1 - place) / duration) * EMBLA_FRICTION;
    place += speed;
  }
  return (steps * 1000) / 60;
}

function fade(duration: number): number {
  let [opacity, speed, steps] = [0, 0, 0];
  for (; opacity < 1 && steps < 10_000; steps++) {
    speed = (speed + 1 / duration) * EMBLA_FRICTION;
    opacity += speed;
  }
  return (steps * 1000) / 60;
}

test('a fade takes as long as it was told, within five frames', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 5000 }), (ms) => {
      expect(Math.abs(fade(emblaDuration(ms, true)) - ms)).toBeLessThan(84);
    }),
  );
});

test('a slide takes as long as it was told, within nine frames', () => {
  fc.assert(
    fc.property(fc.integer({ min: 300, max: 5000 }), (ms) => {
      expect(Math.abs(slide(emblaDuration(ms, false)) - ms)).toBeLessThan(150);
    }),
  );
});

test('the friction is the one that Embla moves with', async () => {
  const { readFileSync } = await import('node:fs');
  const { createRequire } = await import('node:module');
  const require = createRequire(import.meta.url);
  const sources = ['embla-carousel', 'embla-carousel-fade'].map((name) => readFileSync(require.resolve(name), 'utf8'));
  for (const source of sources) expect(source).toMatch(/0?\.68\b/);
});
