import { expect, test } from 'vitest';
import { blockAttributes } from './advanced.ts';
import { createNeeds } from './needs.ts';
import { createStyleSheet } from './styleSheet.ts';
import type { AnyBlock } from './types.ts';

function attributesOf(advanced: unknown) {
  const styles = createStyleSheet();
  const block = { blockType: 'divider', advanced } as AnyBlock;
  const context = { editing: false, isMarked: false, styles, needs: createNeeds(styles) };
  return { ...blockAttributes(block, context)(), css: styles.toString() };
}

test.each([undefined, null, {}])('%j adds no attributes', (advanced) => {
  expect(attributesOf(advanced)).toEqual({ id: undefined, className: undefined, css: '@layer blocks{}' });
});

test.each([
  ['marginStart', '3', 'margin-block-start:var(--space-3)'],
  ['marginEnd', '9', 'margin-block-end:var(--space-9)'],
  ['paddingStart', '0', 'padding-block-start:0'],
  ['paddingEnd', '1', 'padding-block-end:var(--space-1)'],
  ['paddingInline', '4', 'padding-inline:var(--space-4)'],
])('%s %s is %s', (field, step, declaration) => {
  const { className, css } = attributesOf({ [field]: step });
  expect(css).toBe(`@layer blocks{.${className}{${declaration}}}`);
});

test('spacings of one block share one class', () => {
  expect(attributesOf({ marginStart: '3', paddingInline: '4' }).className?.split(' ')).toHaveLength(1);
});

test.each([
  ['mobile', '(width <= 767px)'],
  ['tablet', '(767px < width <= 1024px)'],
  ['desktop', '(width > 1024px)'],
])('hidden on %s at %s only', (device, media) => {
  const { className, css } = attributesOf({ hideOn: [device] });
  expect(css).toBe(`@layer blocks{@media ${media}{.${className}{display:none}}}`);
});

test('hidden on two devices needs two rules', () => {
  expect(attributesOf({ hideOn: ['desktop', 'mobile'] }).className?.split(' ')).toHaveLength(2);
});

test('has an id and classes', () => {
  expect(attributesOf({ htmlId: 'dates', classes: ' wide  quiet_2 -x ' })).toMatchObject({
    id: 'dates',
    className: 'wide quiet_2 -x',
  });
  expect(attributesOf({ htmlId: '', classes: '' })).toMatchObject({ id: undefined, className: undefined });
});

test.each([
  { marginStart: '10' },
  { paddingInline: '3;color:red' },
  { paddingStart: 3 },
  { hideOn: ['phone', 'print'] },
  { hideOn: 'mobile' },
  { classes: '"x <b> 1st a{}' },
])('%j is not allowed and left out', (advanced) => {
  expect(attributesOf(advanced)).toMatchObject({ className: undefined, css: '@layer blocks{}' });
});

test('a widget’s own classes come first, and empty ones are left out', () => {
  const block = { blockType: 'divider', id: 'b-1', advanced: { classes: 'wide' } } as AnyBlock;
  const styles = createStyleSheet();
  const context = { editing: false, isMarked: false, styles, needs: createNeeds(styles) };
  const attributes = blockAttributes(block, context);
  expect(attributes('r-divider', false, undefined, '')).toEqual({ className: 'r-divider wide', id: undefined });
  expect(blockAttributes(block, { ...context, isMarked: true })()).toMatchObject({ 'data-block-id': 'b-1' });
});

test.each([
  ['ground', 'quiet', 'background-color:color-mix(in oklab,var(--color-ink) 5%,transparent)'],
  ['border', 'line', 'border:1px solid var(--color-line)'],
  ['corners', 'round', 'border-radius:1.5rem'],
  ['shadow', 'soft', 'box-shadow:0 .5rem 1.75rem -.75rem #00000042'],
  ['measure', 'text', 'max-inline-size:var(--text-width);margin-inline:auto'],
])('%s %s is %s', (field, step, declaration) => {
  const { className, css } = attributesOf({ [field]: step });
  expect(css).toBe(`@layer blocks{.${className}{${declaration}}}`);
  expect(attributesOf({ [field]: 'constructor' }).className).toBeUndefined();
});

test('a saved style is drawn as the same settings on the block would be', () => {
  const style = { marginStart: '3', shadow: 'soft' };
  expect(attributesOf({ savedStyle: { id: 1, advanced: style } }).css).toBe(attributesOf(style).css);
});
