import { PREVIEW_WINDOWS } from '../../shared/preview/windows.ts';

/** Sizes of Payload's own preview, of documents without a layout. */
export const PREVIEW_BREAKPOINTS = Object.entries(PREVIEW_WINDOWS).map(([name, { height, label, width }]) => ({
  name,
  ...{ label, width, height },
}));

/** The address of the real site that shows a document as it is being edited. */
export function previewUrl(kind: 'collection' | 'global', slug: string, id?: number | string): string {
  return kind === 'global' ? `/preview/global/${slug}/` : `/preview/${slug}/${id ?? 'new'}/`;
}
