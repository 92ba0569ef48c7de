import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesConditions, PAGE_KINDS, type PageFacts, type StoredCondition } from './matchesConditions.ts';

const article: PageFacts = {
  kind: 'article',
  document: { collection: 'posts', id: 7 },
  terms: [
    { collection: 'categories', id: 2 },
    { collection: 'tags', id: 5 },
  ],
};
const front: PageFacts = { kind: 'front', document: { collection: 'pages', id: 1 }, terms: [] };
const search: PageFacts = { kind: 'search', terms: [] };

const site: StoredCondition = { rule: 'include', of: 'site' };
const on = (condition: StoredCondition): StoredCondition => ({ rule: 'include', ...condition });
const except = (condition: StoredCondition): StoredCondition => ({ ...condition, rule: 'exclude' });

const articles: StoredCondition = { of: 'kinds', kinds: ['article', 'archive'] };
const thisArticle: StoredCondition = { of: 'documents', documents: [{ relationTo: 'posts', value: 7 }] };
const desert: StoredCondition = {
  of: 'terms',
  terms: [{ relationTo: 'categories', value: { id: 2, title: 'Desert' } }],
};

describe('matchesConditions', () => {
  it.each<[string, StoredCondition[] | null | undefined, PageFacts, boolean]>([
    ['no condition', [], front, false],
    ['conditions that were never stored', null, front, false],
    ['the whole site', [site], search, true],
    ['kinds, and it is of one', [on(articles)], article, true],
    ['kinds, and it is of none', [on(articles)], front, false],
    ['kinds, and none was chosen', [on({ of: 'kinds', kinds: null })], front, false],
    ['a document', [on(thisArticle)], article, true],
    [
      'a document, as a whole',
      [on({ of: 'documents', documents: [{ relationTo: 'posts', value: { id: 7 } }] })],
      article,
      true,
    ],
    [
      'a document of another collection',
      [on({ of: 'documents', documents: [{ relationTo: 'pages', value: 7 }] })],
      article,
      false,
    ],
    [
      'a document that was deleted',
      [on({ of: 'documents', documents: [{ relationTo: 'posts', value: null }] })],
      article,
      false,
    ],
    ['a document, and the page shows none', [on(thisArticle)], search, false],
    ['a category', [on(desert)], article, true],
    [
      'a tag with the number of a category',
      [on({ of: 'terms', terms: [{ relationTo: 'tags', value: 2 }] })],
      article,
      false,
    ],
    ['a category, on a page', [on(desert)], front, false],
    ['one of several', [on(thisArticle), on({ of: 'kinds', kinds: ['front'] })], front, true],
    ['an exception alone', [except(thisArticle)], front, false],
    ['an exception of the whole site', [site, except(articles)], article, false],
    ['the rest of the site', [site, except(articles)], front, true],
    ['an exception before what it is of', [except(thisArticle), site], article, false],
    ['an exception of the same', [on(thisArticle), except(thisArticle)], article, false],
    ['a condition without its subject', [{ rule: 'include' }], front, false],
  ])('%s', (_name, conditions, page, matches) => {
    expect(matchesConditions(conditions, page)).toBe(matches);
  });

  const condition = fc.record<StoredCondition>({
    rule: fc.constantFrom('include', 'exclude'),
    of: fc.constantFrom('site', 'kinds'),
    kinds: fc.subarray([...PAGE_KINDS]),
  });
  const page = fc.record({ kind: fc.constantFrom(...PAGE_KINDS), terms: fc.constant([]) });

  it('is independent of order, and adding an exception never opens a popup', () => {
    fc.assert(
      fc.property(fc.array(condition), page, condition, (conditions, page, more) => {
        const matches = matchesConditions(conditions, page);
        expect(matchesConditions([...conditions].reverse(), page)).toBe(matches);
        if (!matches) expect(matchesConditions([...conditions, except(more)], page)).toBe(false);
      }),
    );
  });
});
