import { msg } from '../studioWords/t.ts';

/** Viewport of a preview device, in CSS px. */
export interface PreviewWindow {
  label: string;
  width: number;
  height: number;
  /** Maximum height at this width: a taller viewport would stretch everything sized in viewport heights. */
  maxHeight: number;
}

/** Preview devices. */
export const PREVIEW_WINDOWS = {
  phone: { label: msg('Phone'), width: 390, height: 844, maxHeight: 932 },
  tablet: { label: msg('Tablet'), width: 820, height: 1180, maxHeight: 1180 },
  desktop: { label: msg('Desktop'), width: 1440, height: 900, maxHeight: 1200 },
} as const satisfies Record<string, PreviewWindow>;
