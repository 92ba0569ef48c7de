import type { FrameContent } from '../../../browser/frames/makeFrame.ts';
import { mountFrame } from '../../../browser/frames/mountFrame.ts';

export type MapIslandProps = Omit<FrameContent, 'isFilm'>;

/** Loads the embedded map after the visitor's consent. */
export function mount(element: HTMLElement, content: MapIslandProps): () => void {
  return mountFrame(element, content);
}
