import { expect, test } from 'vitest';
import { readRules } from '../support/widgets/readRules.ts';

test('a rule has its conditions, independent of layers, white space and comments', () => {
  const written = `@layer widgets {
    /* the operator's { */
    .r-x { color: red; content: '}'; }
    @media print { .r-x,
      .r-y { color: black } }
  }`;
  expect(readRules(written)).toEqual([".r-x{color: red; content: '}'}", '@media print > .r-x, .r-y{color: black}']);
});

test('nested rules are separate rules, and at-statements are ignored', () => {
  expect(readRules('@layer a,b;.r-x{color: red;&:hover{color: blue}}')).toEqual([
    '.r-x{color: red}',
    '.r-x > &:hover{color: blue}',
  ]);
});

test('keyframes are rules', () => {
  expect(readRules('@keyframes r-in{from{opacity: 0}to{opacity: 1}}')).toEqual([
    '@keyframes r-in > from{opacity: 0}',
    '@keyframes r-in > to{opacity: 1}',
  ]);
});
