import { defineWidget } from '../defineWidget.ts';
import { loadPosts } from './loadPosts.ts';
import { Posts } from './Posts.tsx';
import css from './posts.css?inline';

export const widget = defineWidget({
  name: 'posts',
  css,
  load: loadPosts,
  findGap: (block, data) =>
    data.docs.length || block.source === 'current' ? undefined : 'No published article matches these settings.',
  Component: Posts,
});
