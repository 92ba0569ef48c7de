import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createNeeds } from '../../render/needs.ts';
import { createStyleSheet } from '../../render/styleSheet.ts';
import { stickyFields } from './fields.ts';
import { stickyAttributes } from './stickyAttributes.ts';

function ask(advanced: Record<string, unknown>) {
  const styles = createStyleSheet();
  const needs = createNeeds(styles);
  const asked = stickyAttributes(advanced, { editing: false, styles, needs });
  return { ...asked, rules: styles.list().at(-1), isNeeded: needs.has('sticky') };
}

test('sticks by style alone: on all devices by default, in windows that are high enough', () => {
  const { classes, data, rules } = ask({ sticky: 'top', sticky_offset: 20 });
  expect(rules).toBe(
    `@layer blocks{@media screen and (height > 400px){.${classes?.[0]}{position:sticky;z-index:var(--sticky-level,10);inset-block-start:calc(var(--sticky-line,var(--sticky-base,0px)) + 20px)}}}`,
  );
  expect(data).toEqual({
    'data-sticky': 'top',
    'data-sticky-top': '',
    'data-sticky-offset': '20',
    'data-sticky-free': '',
  });
});

test('at the bottom it is above the consent banner and popups, and is not counted at the top', () => {
  const { data, rules } = ask({ sticky: 'bottom', sticky_parent: true, sticky_effects_offset: 0 });
  expect(rules).toContain('+ 0px + var(--consent-size,0px) + var(--bar-size,0px))');
  expect(data).toEqual({ 'data-sticky': 'bottom', 'data-sticky-effects-offset': '0' });
});

test.each([
  [
    ['tablet', 'mobile'],
    ['(width <= 767px)', '(767px < width <= 1024px)'],
  ],
  [['desktop'], ['(width > 1024px)']],
])('on %j alone', (devices, queries) => {
  const { classes, rules } = ask({ sticky: 'top', sticky_on: devices });
  expect(classes).toHaveLength(queries.length);
  for (const query of queries) expect(rules).toContain(`@media screen and (height > 400px) and ${query}{`);
});

test('any stored numbers are clamped, and nothing else is written', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), fc.anything(), fc.anything(), (on, offset, effects, parent) => {
      const { data, rules } = ask({
        sticky: 'top',
        sticky_on: on,
        sticky_offset: offset,
        sticky_effects_offset: effects,
        sticky_parent: parent,
      });
      expect(rules).toMatch(/ \+ (?:\d|[1-9]\d|[1-4]\d\d|500)(?:\.\d+)?(?:e-\d+)?px\)\}/);
      expect(Number(data?.['data-sticky-offset'] ?? 0)).toBeLessThanOrEqual(500);
      expect(Number(data?.['data-sticky-effects-offset'] ?? 0)).toBeLessThanOrEqual(1000);
    }),
  );
});

test('editors see the window height up to which nothing is sticky', () => {
  const [, height] = /height > (\d+)px/.exec(ask({ sticky: 'top' }).rules ?? '') ?? [];
  const devices = stickyFields.find((field) => 'name' in field && field.name === 'sticky_on');
  expect(devices?.admin).toMatchObject({ description: expect.stringContaining(`${height} px or lower`) });
});
