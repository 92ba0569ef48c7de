import { afterEach, expect, test } from 'vitest';
import { buildKind, buildKinds } from '../../shared/layouts/testing.ts';
import { listElsewhere, listOffers } from './listOffers.ts';

const kinds = buildKinds(
  buildKind('heading', { label: 'Titre', words: 'h2 title' }),
  buildKind('card', { label: 'Fiche', onlyIn: ['tours'] }),
);
const request = { place: { parent: null, slot: '', index: 0 } };

afterEach(() => {
  delete globalThis.rihlaStudioWords;
});

function found(query: string): string[] {
  return listOffers({ kinds, query, request, tree: [], collection: 'pages' }).flatMap(({ offers }) =>
    offers.map(({ id }) => id),
  );
}

test('in another language a kind is found by its English label, too', () => {
  expect(found('heading')).toEqual([]);
  globalThis.rihlaStudioWords = { language: 'fr', messages: { Heading: 'Titre', Card: 'Fiche' } };
  expect([found('heading'), found('titre'), found('title')]).toEqual([['heading'], ['heading'], ['heading']]);
  expect(listElsewhere({ kinds, query: 'card', collection: 'pages' }).map(({ slug }) => slug)).toEqual(['card']);
});
