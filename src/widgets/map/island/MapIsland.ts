import type { FrameContent } from '../../../browser/frames/makeFrame.ts';
import { mountFrame } from '../../../browser/frames/mountFrame.ts';

export type MapIslandProps = Omit<FrameContent, 'isFilm'>;

/** Shows the map of a service when a visitor asks for it. */
export function mount(element: HTMLElement, content: MapIslandProps): () => void {
  return mountFrame(element, content);
}
