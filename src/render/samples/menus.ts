import type { Menu, Page, Post } from '../types.ts';
import { JOURNEYS, POSTS } from './posts.ts';

const DATES = { createdAt: '2026-05-01T08:00:00.000Z', updatedAt: '2026-05-01T08:00:00.000Z' };

const ABOUT: Page = { id: 21, title: 'About Khettara', path: '/about/', _status: 'published', ...DATES };
const FIRST = POSTS[0] as Post;

export const MAIN_MENU: Menu = {
  id: 1,
  title: 'Main menu',
  items: [
    {
      label: 'Journeys',
      kind: 'document',
      document: { relationTo: 'categories', value: JOURNEYS },
      children: [
        { label: 'From snow to sand', kind: 'document', document: { relationTo: 'posts', value: FIRST } },
        { label: 'All dates and prices', kind: 'address', address: '/category/journeys/' },
      ],
    },
    { label: 'Field notes', kind: 'address', address: '/articles/' },
    { label: 'About', kind: 'document', document: { relationTo: 'pages', value: ABOUT } },
    { label: 'Weather in Merzouga', kind: 'address', address: 'https://weather.example/merzouga', newTab: true },
    {
      label: 'Spring dates',
      kind: 'document',
      document: { relationTo: 'pages', value: { ...ABOUT, id: 22, _status: 'draft' } },
    },
  ],
  ...DATES,
};
