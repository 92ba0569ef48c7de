/** A window in which the studio shows the site, in CSS px. */
export interface PreviewWindow {
  label: string;
  width: number;
  height: number;
  /** What windows of this width are at most: a taller one would stretch all that is measured by the window's height. */
  maxHeight: number;
}

/** The windows in which editors see the site. */
export const PREVIEW_WINDOWS = {
  phone: { label: 'Phone', width: 390, height: 844, maxHeight: 932 },
  tablet: { label: 'Tablet', width: 820, height: 1180, maxHeight: 1180 },
  desktop: { label: 'Desktop', width: 1440, height: 900, maxHeight: 1200 },
} as const satisfies Record<string, PreviewWindow>;
