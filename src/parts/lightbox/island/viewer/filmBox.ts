import type { ContainerRect } from 'yet-another-react-lightbox';

/** Films are shown in this proportion. */
const ASPECT = 16 / 9;

/** The largest box of a film's proportion that there is room for, in CSS px. */
export function filmBox(rect: ContainerRect): { width: number; height: number } {
  const width = Math.round(Math.min(rect.width, rect.height * ASPECT));
  return { width, height: Math.round(width / ASPECT) };
}
