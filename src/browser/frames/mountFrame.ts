import { type FrameContent, makeFrame } from './makeFrame.ts';
import { openFrame } from './openFrame.ts';

/** Mounts an embedded map or post behind a placeholder: loaded on click, or at once with permanent consent, and removed when that is revoked. */
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
