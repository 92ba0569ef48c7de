import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { LOOKS } from '../shared/looks/looks.ts';
import { STYLE_CHOICES, STYLE_NAMES } from '../shared/styleSteps.ts';
import { DEFAULT_THEME } from '../shared/theme.ts';
import { createStyleSheet } from './styleSheet.ts';
import { hasSteps, styleOfSteps } from './styleSteps.ts';
import type { Theme } from './types.ts';

/** Parts of the style of the demo's front page. */
const HOME_PARTS = [
  'page',
  'button',
  'carousel',
  'posts',
  'mini-cart',
  'rich-text',
  'consent',
  'tour-finder',
  'image/arch',
];
const PARTS = [
  ...[...HOME_PARTS, 'listing', 'price-table', 'purchase-summary', 'tour-facts', 'author-box', 'icon-box'],
  ...[
    'call-to-action',
    'account',
    'subscribe',
    'form/field',
    'form/file',
    'form/choices',
    'stepper',
    'container/light',
  ],
];
/** Steps of a look for the front page, compressed alone. Within the page, which has most of their words, a quarter is left: the first flight holds it. */
const HOME_BYTES = 470;

const themed = (style: object): Pick<Theme, 'style'> => ({ style: { ...DEFAULT_THEME.style, ...style } });
const allOf = (style: object): string => PARTS.map((part) => styleOfSteps(themed(style), part)).join('');

test('the defaults have no style of their own, nor has a theme from before there were choices', () => {
  for (const theme of [themed({}), {}, { style: {} }, { style: { cards: 'comic' } } as unknown as Theme]) {
    expect(PARTS.map((part) => styleOfSteps(theme, part)).join('')).toBe('');
    expect(hasSteps(theme)).toBe(false);
  }
});

describe.each(STYLE_NAMES)('%s', (name) => {
  const others: readonly { id: string; label: string }[] = STYLE_CHOICES[name].steps.slice(1);

  test.each(others)('$label has its style, in the layer of looks', ({ id }) => {
    const css = allOf({ [name]: id });
    expect(css).toMatch(/^(?:@layer looks\{.+\})+$/);
    expect(hasSteps(themed({ [name]: id }))).toBe(true);
    expect(css.split('{')).toHaveLength(css.split('}').length);
  });

  test.each(others)('no property of $label is made of itself, which would make it invalid', ({ id }) => {
    for (const [, property, value] of allOf({ [name]: id }).matchAll(/(--[\w-]+):([^;}]+)/g))
      expect(value).not.toContain(`var(${property})`);
  });

  test('no two steps are alike', () => {
    expect(new Set(others.map(({ id }) => allOf({ [name]: id }))).size).toBe(others.length);
  });
});

test('a page has the style of the parts that it uses alone', () => {
  const theme = themed({ cards: 'framed', fields: 'boxed' });
  const styles = createStyleSheet('s', (part) => styleOfSteps(theme, part));
  styles.use('posts', '@layer widgets{.r-card{color:red}}');
  expect(styles.toString()).toContain('.r-card{overflow:clip;border-radius:calc');
  expect(styles.toString()).not.toMatch(/r-listing|r-field/);
  expect(createStyleSheet('s', () => '').list()).toEqual(['@layer blocks{}']);
});

test('dark mode is for screens alone: surfaces keep the theme’s colours but on quiet bands', () => {
  const theme = { ...themed({ dark: 'auto' }), colours: { ...DEFAULT_THEME.colours, brand: 'red;}' } };
  const css = styleOfSteps(theme);
  const bands = styleOfSteps(theme, 'container/light');
  expect(css).toMatch(/^@layer looks\{@media screen and \(prefers-color-scheme:dark\)\{:root\{color-scheme:dark;/);
  expect(css).toContain(`;--surface-paper:${DEFAULT_THEME.colours.paper};`);
  expect(css).not.toContain('.r-light');
  expect(bands).toMatch(/\.r-light\{--fault:#ff9c8f;--surface-paper:#1[0-9a-f]/);
  expect(bands).toContain(`.r-light .r-dark{--surface-paper:${DEFAULT_THEME.colours.paper};`);
  expect(css + bands).not.toContain('red');
  expect(css).toMatch(/--color-paper:#1[0-9a-f]/);
});

test('rows of a list stay rows, and what scrolls sideways leaves room for shadows', () => {
  const raised = themed({ cards: 'raised' });
  expect(styleOfSteps(raised, 'posts/list')).toContain('box-shadow:none');
  expect(styleOfSteps(raised, 'listing/list')).toContain('background:none');
  expect(styleOfSteps(raised, 'carousel')).toContain('padding-block-end');
  expect(styleOfSteps(themed({ cards: 'framed' }), 'carousel')).toBe('');
});

test.each(['stepper', 'form/choices', 'purchase-summary', 'consent'])(
  'what is pressed in %s has the shape of buttons',
  (part) => {
    expect(styleOfSteps(themed({ buttons: 'square' }), part)).toContain('{border-radius:0}');
    expect(styleOfSteps(themed({ buttons: 'rounded' }), part)).toContain('{border-radius:min(var(--radius),1.5rem)}');
  },
);

test('a card with an edge has the shadow itself', () => {
  expect(styleOfSteps(themed({ shadows: 'deep' }), 'posts')).toContain('.r-card__picture{box-shadow:0 1.25rem');
  const raised = styleOfSteps(themed({ shadows: 'deep', cards: 'raised' }), 'posts');
  expect(raised.match(/box-shadow:[^;}]+/g)).toEqual([expect.stringMatching(/^box-shadow:0 1\.25rem/)]);
  expect(styleOfSteps(themed({ cards: 'raised' }), 'posts')).toContain('box-shadow:0 .5rem');
});

test.each(LOOKS)('the steps of $label fit what the front page leaves of the first flight', ({ tokens }) => {
  const css = HOME_PARTS.map((part) => styleOfSteps(tokens, part)).join('');
  expect(css === '' ? 0 : brotliCompressSync(css).length).toBeLessThanOrEqual(HOME_BYTES);
});
