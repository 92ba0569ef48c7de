import type { FrameContent } from '../../../browser/frames/makeFrame.ts';
import { mountFrame } from '../../../browser/frames/mountFrame.ts';

export type SocialEmbedIslandProps = Omit<FrameContent, 'isFilm'>;

/** Loads the network's embed after the visitor's consent. */
export function mount(element: HTMLElement, content: SocialEmbedIslandProps): () => void {
  return mountFrame(element, content);
}
