import { expect, test } from 'vitest';
import { type Declare, deviceClasses, whereChosen } from './deviceClasses.ts';
import { createStyleSheet } from './styleSheet.ts';

const gap = (value: unknown) => (value ? `gap:${value}` : '');
const PHONE = '@media (width <= 767px)';
const TABLET = '@media (767px < width <= 1024px)';
const DESKTOP = '@media (width > 1024px)';

/** The rules of a block, without their class names. */
function rulesOf(block: object, declares: Record<string, Declare> = { gap }) {
  const styles = createStyleSheet();
  const classes = deviceClasses(block, styles, declares);
  return { count: classes.length, css: styles.toString().replaceAll(/\.s[\da-z]+/g, '.s') };
}

test('equal values on all devices are one rule', () => {
  expect(rulesOf({ gap: '3px' })).toEqual({ count: 1, css: '@layer blocks{.s{gap:3px}}' });
  expect(rulesOf({ gap: '3px', deviceValues: { tablet: {}, mobile: { gap: null } } }).count).toBe(1);
  expect(rulesOf({})).toEqual({ count: 0, css: '@layer blocks{}' });
});

test('a value of tablets holds on phones too, and no query overlaps another', () => {
  expect(rulesOf({ gap: '3px', deviceValues: { tablet: { gap: '1px' } } }).css).toBe(
    `@layer blocks{${PHONE}{.s{gap:1px}}${TABLET}{.s{gap:1px}}${DESKTOP}{.s{gap:3px}}}`,
  );
});

test('a value of phones alone leaves tablets as desktops', () => {
  expect(rulesOf({ gap: '3px', deviceValues: { mobile: { gap: '1px' } } }).css).toBe(
    `@layer blocks{${PHONE}{.s{gap:1px}}${TABLET}{.s{gap:3px}}${DESKTOP}{.s{gap:3px}}}`,
  );
  expect(rulesOf({ deviceValues: { mobile: { gap: '1px' } } }).css).toBe(`@layer blocks{${PHONE}{.s{gap:1px}}}`);
});

test('a setting whose default is in a class declares only overrides', () => {
  const declares = { gap: whereChosen({ few: 'gap:1px', many: 'gap:9px' }) };
  expect(rulesOf({ gap: 'many' }, declares).count).toBe(0);
  expect(rulesOf({ gap: 'many', deviceValues: { mobile: { gap: 'few' } } }, declares).css).toBe(
    `@layer blocks{${PHONE}{.s{gap:1px}}}`,
  );
  expect(rulesOf({ deviceValues: { mobile: { gap: 'constructor' } } }, declares).count).toBe(0);
});
