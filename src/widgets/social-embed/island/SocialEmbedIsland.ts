import type { FrameContent } from '../../../browser/frames/makeFrame.ts';
import { mountFrame } from '../../../browser/frames/mountFrame.ts';

export type SocialEmbedIslandProps = Omit<FrameContent, 'isFilm'>;

/** Shows a post of a network itself when a visitor asks for it. */
export function mount(element: HTMLElement, content: SocialEmbedIslandProps): () => void {
  return mountFrame(element, content);
}
