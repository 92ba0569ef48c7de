import { expect, test } from 'vitest';
import { createNeeds } from '../../render/needs.ts';
import { createStyleSheet } from '../../render/styleSheet.ts';
import { motionAttributes } from './motionAttributes.ts';

function ask(advanced: Record<string, unknown>, editing = false) {
  const styles = createStyleSheet();
  const needs = createNeeds(styles);
  const asked = motionAttributes(advanced, { editing, styles, needs });
  return { ...asked, needs, css: styles.toString(), rules: styles.list().at(-1) ?? '' };
}

const SCREEN = '@media screen and (prefers-reduced-motion: no-preference)';

test('moves by keyframes on a view timeline, except under prefers-reduced-motion, on all devices', () => {
  const { classes, css, data, needs, rules } = ask({ motion: [{ effect: 'translateY', amount: 2 }] });
  expect(css).toMatch(/@keyframes r-motion-[\da-f]{8}\{0%\{translate:0px 100px\}100%\{translate:0px -100px\}\}/);
  expect(rules).toContain(`${SCREEN}{.${classes?.[1]}{--motion:1;--motion-own:r-motion-`);
  expect(rules).toContain(';--motion-way:view(block 0px)}');
  expect(JSON.parse(data?.['data-motion'] ?? '')).toEqual({
    own: {
      y: [
        [0, 100],
        [100, -100],
      ],
    },
  });
  expect([needs.has('motion/scroll'), needs.has('motion/mouse')]).toEqual([true, false]);
});

test('moves with the page’s scroll progress, on phones only, with a corner as origin', () => {
  const { rules } = ask({
    motion: [{ effect: 'rotateZ' }],
    motion_range: 'page',
    motion_on: ['mobile'],
    motion_origin: 'right bottom',
  });
  expect(rules).toContain(`${SCREEN} and (width <= 767px){`);
  expect(rules).toContain('--motion-way:scroll(root)');
  expect(rules).toContain('{transform-origin:right bottom}');
});

test('the background picture extends beyond its box as far as it moves', () => {
  const { classes, css, rules } = ask({
    motion: [
      { effect: 'translateY', target: 'background', amount: 1 },
      { effect: 'blur', target: 'background', amount: 5 },
      { effect: 'mouseTrack', target: 'background' },
    ],
  });
  expect(classes).toContain('r-motion--behind');
  expect(rules).toContain('--motion-behind-way:--r-motion;--motion-reach:-110px -60px}');
  expect(css.match(/@keyframes/g)).toHaveLength(1);
});

test('a mouse motion has no keyframes', () => {
  const { css, data, needs } = ask({ motion: [{ effect: 'tilt' }] });
  expect(css).not.toContain('@keyframes');
  expect(JSON.parse(data?.['data-motion'] ?? '')).toEqual({ mouse: { tilt: 0.4 } });
  expect([needs.has('motion/scroll'), needs.has('motion/mouse')]).toEqual([false, true]);
});

test('the same motion shares its keyframes on a page', () => {
  const styles = createStyleSheet();
  const page = { editing: false, styles, needs: createNeeds(styles) };
  for (const amount of [2, 2, 3]) motionAttributes({ motion: [{ effect: 'translateY', amount }] }, page);
  expect(styles.toString().match(/@keyframes/g)).toHaveLength(2);
});

test('an editor’s preview has no motion', () => {
  expect(ask({ motion: [{ effect: 'blur' }] }, true)).toMatchObject({ css: '@layer blocks{}' });
});

test.each([
  undefined,
  null,
  'blur',
  [],
  [{}],
  [{ effect: 'constructor' }],
  [{ effect: '}*{color:red' }],
  { length: 1 },
  3,
])('rows %j are no motion', (motion) => {
  expect(ask({ motion, motion_origin: 'left;}', motion_range: 'x' }).css).toBe('@layer blocks{}');
});

test('only allowed values and numbers get into the style', () => {
  const evil = '1px}*{color:red';
  const { css, data } = ask({
    motion: [{ effect: 'blur', direction: evil, amount: evil, start: evil, end: evil, target: evil }],
    motion_on: [evil],
    motion_range: evil,
    motion_origin: evil,
  });
  expect(`${css}${JSON.stringify(data)}`).not.toContain('color:red');
});
