import type { ContainerRect } from 'yet-another-react-lightbox';

/** Aspect ratio of films. */
const ASPECT = 16 / 9;

/** The largest box with a film's aspect ratio in the available space, in CSS px. */
export function filmBox(rect: ContainerRect): { width: number; height: number } {
  const width = Math.round(Math.min(rect.width, rect.height * ASPECT));
  return { width, height: Math.round(width / ASPECT) };
}
