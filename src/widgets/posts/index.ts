import type { ListOf } from '../../content/listTypes.ts';
import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { loadPosts } from './loadPosts.ts';
import { Posts } from './Posts.tsx';
import css from './posts.css?inline';

export const widget = defineWidget({
  name: 'posts',
  css,
  load: loadPosts,
  plainList: { blockType: 'posts', source: 'current', pagination: 'numbers', cardLevel: 'h2' },
  countPages: (block, data) => (block.source === 'current' ? (data as ListOf | undefined)?.totalPages : undefined),
  findGap: (block, data, { view: { archive } }) => {
    if (block.source !== 'current')
      return data.docs.length ? undefined : msg('No published article matches these settings.');
    if (!archive) return msg('Only an archive or the search results have articles of their own; choose others here.');
    return archive.query === '' ? msg('What a visitor searches for is listed here.') : undefined;
  },
  Component: Posts,
});
