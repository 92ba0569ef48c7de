import type { ArchiveView } from './types.ts';

/** Articles on one page of an archive or of search results. */
export const ARCHIVE_PAGE_SIZE = 9;

/** Which articles an archive lists. */
export function archiveQuery(archive: Pick<ArchiveView, 'category' | 'tag'>): {
  categories?: number[];
  tags?: number[];
} {
  if (archive.category) return { categories: [archive.category.id] };
  if (archive.tag) return { tags: [archive.tag.id] };
  return {};
}
