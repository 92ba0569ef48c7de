import { expect, test } from 'vitest';
import { ENTRANCES } from '../../shared/movements/entrances.ts';
import { entranceCss, exitCss } from './animations.ts';

test.each(ENTRANCES)('%s has one set of keyframes for each direction, without vendor prefixes', (name) => {
  for (const [way, css] of [
    ['in', entranceCss(name)],
    ['out', exitCss(name)],
  ] as const) {
    expect(css.match(/@keyframes/g)).toHaveLength(1);
    expect(css).toMatch(new RegExp(`^@keyframes r-${way}-${name}\\{.*(?:transform|opacity):`));
    expect(css).not.toMatch(/-webkit|\n|animate__/);
    expect(css.split('{')).toHaveLength(css.split('}').length);
    expect(css.length).toBeLessThan(1_500);
  }
});

test('uses the movement’s transform origin and timing', () => {
  expect(entranceCss('rotateInDownLeft')).toContain('transform-origin:left bottom;');
  expect(exitCss('headShake')).toContain('animation-timing-function:ease-in-out;');
  expect(entranceCss('fadeIn')).toBe(
    '@keyframes r-in-fadeIn{from{opacity:0}to{opacity:1}}@layer widgets{@media (prefers-reduced-motion:no-preference){.r-popup--in-fadeIn:not([data-closing])>.r-popup__frame{animation:r-in-fadeIn var(--popup-duration) backwards;}}}',
  );
});
