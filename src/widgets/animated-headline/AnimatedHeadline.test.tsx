import { expect, test } from 'vitest';
import { renderExample } from '../../../tests/support/widgets/renderExample.ts';
import type { AnimatedHeadlineBlock } from '../../cms/payload-types.ts';
import { headingOf, sayHeadline } from './sayHeadline.ts';

const ROTATING = {
  kind: 'rotate',
  before: 'From',
  words: [{ text: 'snow' }, { text: ' ' }, { text: 'cedars' }],
  after: 'to sand',
};
const make = (fields: object) => ({ blockType: 'animated-headline', level: 'h2', ...fields }) as AnimatedHeadlineBlock;
const show = (fields: object) => renderExample({ block: make(fields) });

test('every word is in the heading once, in order', async () => {
  const heading = (await show(ROTATING)).main.querySelector('h2');
  expect(heading?.textContent?.replaceAll(/\s+/g, ' ').trim()).toBe('From snow, cedars to sand');
  expect(heading?.querySelector('[aria-hidden]')).toBeNull();
  expect(sayHeadline(make(ROTATING))).toBe('From snow, cedars to sand');
});

test('a single word does not rotate, and has no script', async () => {
  const { main } = await show({ ...ROTATING, words: [{ text: 'snow' }] });
  expect(main.querySelector('rihla-island, button')).toBeNull();
  expect((await show(ROTATING)).main.querySelector<HTMLButtonElement>('button')?.hidden).toBe(true);
});

test('a stroke is drawn at its words, hidden from screen readers', async () => {
  const { css, main } = await show({ before: 'Slow enough to', highlighted: 'hear', stroke: 'circle' });
  expect(main.querySelector('.r-headline__stroked > svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(css).not.toContain('r-headline__turn');
});

test('is a heading of its level, and no heading as plain text', () => {
  expect(headingOf(make(ROTATING))[0]?.heading).toEqual({ level: 2, text: 'From snow, cedars to sand' });
  expect(headingOf(make({ ...ROTATING, level: 'p' }))).toEqual([]);
  expect(headingOf(make({}))).toEqual([]);
});

test.each([{}, { before: ' ' }, { kind: 'rotate', words: 'x' }, { kind: 'rotate', words: [null] }])(
  '%j shows nothing',
  async (fields) => {
    expect((await show(fields)).main.innerHTML).toBe('');
  },
);
