import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderExample } from '../../../tests/support/widgets/renderExample.ts';
import type { AuthorBoxBlock } from '../../cms/payload-types.ts';
import { findAuthor } from './findAuthor.ts';

const PEOPLE: AuthorBoxBlock['people'] = [{ name: 'Youssef Aït Idar' }, { name: 'Salma  Idrissi', role: 'Guide' }];
const box = (block: Partial<AuthorBoxBlock>): AuthorBoxBlock =>
  ({ blockType: 'author-box', people: PEOPLE, ...block }) as AuthorBoxBlock;

test('finds the author among the people, ignoring case and accents', () => {
  expect(findAuthor(box({ source: 'article' }), 'salma idrissi')).toMatchObject({
    index: 1,
    person: { role: 'Guide' },
  });
  expect(findAuthor(box({ source: 'article' }), 'Youssef Ait Idar')).toMatchObject({ index: 0 });
});

test('shows an unknown author by name only, and nothing without an author', () => {
  expect(findAuthor(box({ source: 'article' }), ' Amina ')).toEqual({ name: 'Amina' });
  expect(findAuthor(box({ source: 'article' }), undefined)).toBeUndefined();
});

test('shows the first person when set so', () => {
  expect(findAuthor(box({ source: 'first' }), 'Salma Idrissi')).toMatchObject({ index: 0 });
  expect(findAuthor(box({ source: 'first', people: [] }), undefined)).toBeUndefined();
});

test('damaged people are skipped', () => {
  fc.assert(
    fc.property(fc.anything(), (people) => {
      const author = findAuthor(box({ source: 'first', people: people as never }), undefined);
      expect(author?.name).not.toBe('');
    }),
  );
});

test('without a portrait shows the initial, hidden from screen readers', async () => {
  const { main } = await renderExample({ block: box({ source: 'article', people: [] }) });
  expect(main.querySelector('[aria-hidden]')?.textContent).toBe('S');
  expect(main.querySelector('.r-author-box__name')?.textContent).toBe('Salma Idrissi');
});
