import { type FrameContent, makeFrame } from './makeFrame.ts';
import { openFrame } from './openFrame.ts';

/**
 * The browser's side of a map or a post behind a placeholder: it is shown when its button is pressed, or at once where the visitor always
 * allows the service, and goes when that is taken back.
 */
export function mountFrame(element: HTMLElement, content: FrameContent): () => void {
  const listeners = new AbortController();
  const show = (): void => {
    const frame = makeFrame(content);
    frame.addEventListener('load', () => opened.setState('shown'), { once: true });
    opened.show(frame);
  };
  const opened = openFrame(element, {
    provider: content.provider,
    onOpen: show,
    onAllowedChange: (isAllowed) => (isAllowed ? show() : opened.clear()),
    signal: listeners.signal,
  });
  if (opened.isAllowed()) show();
  return () => {
    listeners.abort();
    opened.clear();
  };
}
