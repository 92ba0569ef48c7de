import { expect, test } from 'vitest';
import { createTranslate } from '../../shared/messages/index.ts';
import { readSynonyms, withSynonyms } from './synonyms.ts';

const GROUPS = readSynonyms({ synonyms: 'camel, Dromedary; جمل\nalone\n\n4x4, land cruiser,jeep' });

test('groups are parsed to folded words; invalid lines are ignored', () => {
  expect(GROUPS[0]).toEqual([['camel'], ['dromedary'], ['جمل']]);
  for (const damaged of [null, undefined, 7, {}, { synonyms: 7 }, { synonyms: [{}] }, { synonyms: 'one' }])
    expect(readSynonyms(damaged)).toEqual([]);
});

test('built-in synonyms are used beside the editor’s', () => {
  const common = createTranslate('en')('search.synonyms');
  const groups = readSynonyms({ synonyms: 'kids, niños' }, common);
  expect(groups[0]).toEqual([['kids'], ['ninos']]);
  expect(withSynonyms(['kids'], groups)[0]?.synonyms).toEqual(expect.arrayContaining([['ninos'], ['families']]));
  expect(readSynonyms(null, common).flat(2)).toContain('families');
});

test('adds synonyms to words, also where they have two words', () => {
  expect(withSynonyms(['camel', 'ride'], GROUPS)).toEqual([
    { words: ['camel'], synonyms: [['dromedary'], ['جمل']] },
    { words: ['ride'], synonyms: [] },
  ]);
  expect(withSynonyms(['land', 'cruiser', 'tour'], GROUPS)).toEqual([
    { words: ['land', 'cruiser'], synonyms: [['4x4'], ['jeep']] },
    { words: ['tour'], synonyms: [] },
  ]);
});
