import type { DocumentSource } from './documentSource.ts';
import { PAGES } from './pages/source.ts';
import { POSTS } from './posts/source.ts';
import { TOURS } from './tours/source.ts';

/** Every document kind, in the order of path lookup and of the studio's navigation. */
export const DOCUMENTS = [PAGES, POSTS, TOURS] as const satisfies readonly DocumentSource[];
