import { type ParsedContent, parseContent } from './parseContent.ts';

const articleFiles = import.meta.glob<string>('./content/articles/*.md', {
  eager: true,
  import: 'default',
  query: '?raw',
});
const pageFiles = import.meta.glob<string>('./content/pages/*.md', { eager: true, import: 'default', query: '?raw' });

/** The demo's articles, the oldest first. */
export const articles: readonly ParsedContent[] = readAll(articleFiles).sort((a, b) =>
  (a.front.published ?? '').localeCompare(b.front.published ?? ''),
);

/** The demo's pages. */
export const pages: readonly ParsedContent[] = readAll(pageFiles);

function readAll(files: Record<string, string>): ParsedContent[] {
  return Object.entries(files).map(([file, source]) => parseContent(file, source));
}
