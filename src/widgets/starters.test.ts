import { expect, test } from 'vitest';
import { createKinds } from '../cms/blocks/createKinds.ts';
import { isSampleText } from '../sections/isSampleText.ts';
import { blocks } from './index.ts';

/** Sentences of new blocks that may go live as they are. */
const IN_EARNEST = [
  'Try another word, such as the name of a place, or a month.',
  'Where would you like to go?',
  'Your journeys, in one place',
  'The next journey sets out in',
  'Need help? Chat with us',
  'A guide all the way',
  'A room of your own',
];
/** A shorter text is a label. */
const LEAST_WORDS = 5;
/** Settings whose text is no sentence, and fields of forms, whose questions are ready to be asked. */
const NO_SENTENCES = /^(html|options|consentText|cells)$/;

function textsOf(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return NO_SENTENCES.test(name) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, Number.isNaN(Number(key)) ? key : name));
}

const kinds = createKinds(blocks).filter(({ slug }) => !slug.startsWith('form-field-'));

test.each(kinds.map(({ slug, starter }) => [slug, starter]))(
  'sentences of a new %s are prompts, which hold up publishing',
  (_, starter) => {
    const sentences = textsOf(starter).filter((text) => text.split(' ').length >= LEAST_WORDS);
    expect(sentences.filter((text) => !isSampleText(text) && !IN_EARNEST.includes(text))).toEqual([]);
  },
);

test('a new heading and the slides of a new carousel are prompts', () => {
  for (const text of ['A new heading', 'The first slide', 'A new button']) expect(isSampleText(text), text).toBe(true);
});
