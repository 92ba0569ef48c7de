/** Widths of the preview in the studio, in CSS px: a phone, a tablet and a desktop. */
export const PREVIEW_BREAKPOINTS = [
  { name: 'phone', label: 'Phone', width: 390, height: 844 },
  { name: 'tablet', label: 'Tablet', width: 820, height: 1180 },
  { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
];

/** The address of the real site that shows a document as it is being edited. */
export function previewUrl(kind: 'collection' | 'global', slug: string, id?: number | string): string {
  return kind === 'global' ? `/preview/global/${slug}/` : `/preview/${slug}/${id ?? 'new'}/`;
}
