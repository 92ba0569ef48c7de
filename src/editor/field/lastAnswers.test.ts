import { expect, test } from 'vitest';
import { createLastAnswers } from './lastAnswers.ts';

const asked = (title: string, more: object = {}) => ({
  collectionSlug: 'pages',
  id: 7,
  schemaPath: 'pages',
  formState: { title: { value: title, customComponents: { Field: title } } },
  ...more,
});

test('the same request of the same form is answered from the cache', () => {
  const answers = createLastAnswers();
  answers.keep(asked('Dunes'), { state: 1 });
  expect(answers.find(asked('Dunes', { signal: {} }))).toEqual({ state: 1 });
  expect(answers.find(asked('Dune'))).toBeUndefined();
  expect(answers.find(asked('Dunes', { id: 8 }))).toBeUndefined();
  expect(answers.find(asked('Dunes', { schemaPath: 'pages.layout.widgets.heading' }))).toBeUndefined();
});

test('the request that renews the document lock always goes to the server', () => {
  const answers = createLastAnswers();
  answers.keep(asked('Dunes'), { state: 1 });
  expect(answers.find(asked('Dunes', { updateLastEdited: true }))).toBeUndefined();
});
