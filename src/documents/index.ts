import type { DocumentSource } from './documentSource.ts';
import { PAGES } from './pages/source.ts';
import { POSTS } from './posts/source.ts';
import { TOURS } from './tours/source.ts';

/** Every kind of document, in the order in which addresses are looked up, and the studio lists them. */
export const DOCUMENTS = [PAGES, POSTS, TOURS] as const satisfies readonly DocumentSource[];
