import { PREVIEW_WINDOWS } from '../../shared/preview/windows.ts';

/** Device sizes of Payload's own preview, for documents without a layout. */
export const PREVIEW_BREAKPOINTS = Object.entries(PREVIEW_WINDOWS).map(([name, { height, label, width }]) => ({
  name,
  ...{ label, width, height },
}));

/** URL of the real site that previews a document while it is edited. */
export function previewUrl(kind: 'collection' | 'global', slug: string, id?: number | string): string {
  return kind === 'global' ? `/preview/global/${slug}/` : `/preview/${slug}/${id ?? 'new'}/`;
}
