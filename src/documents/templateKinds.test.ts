import { expect, test } from 'vitest';
import { DOCUMENTS } from './index.ts';
import { POSTS } from './posts/source.ts';
import { templateKinds } from './templateKinds.ts';

test('the kinds of document name their own templates, in the order that the database has', () => {
  expect(templateKinds(DOCUMENTS)).toEqual({
    header: 'Header',
    footer: 'Footer',
    article: 'Article',
    page: 'Page',
    archive: 'Archive',
    search: 'Search results',
    'not-found': 'Page not found',
    tour: 'Tour',
    tourArchive: 'Archive of tours',
    card: 'Card in a list',
    section: 'Section to place on pages',
  });
  expect(Object.keys(templateKinds(DOCUMENTS)).slice(-4)).toEqual(['tour', 'tourArchive', 'card', 'section']);
});

test('a kind that is added brings its own', () => {
  const guides = { ...POSTS, template: 'guide', archive: { path: '/guides/', title: () => '', template: 'guides' } };
  expect(templateKinds([guides])).toMatchObject({ guide: 'Article', guides: 'Archive of articles' });
  expect(templateKinds([POSTS])).not.toHaveProperty('tour');
});
