import { announceVisitorEvent } from '../../../visitor/visitorEvents.ts';
import { enableCopy } from './copyButton.ts';
import { enableNativeShare } from './nativeShare.ts';
import { openInPopup } from './popupWindow.ts';

export type ShareButtonsIslandProps = {
  /** Absolute URL of the shared content. */
  url: string;
  title: string;
  /** Kind of content, for analytics: the kind of page, or `link`. */
  kind: string;
};

/** Mounts the markup of `ShareButtons`: controls that need script, windows for networks, and analytics. */
export function mount(element: HTMLElement, { kind, title, url }: ShareButtonsIslandProps): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const find = (method: string) => element.querySelector<HTMLButtonElement>(`button[data-share="${method}"]`);
  const note = (method: string): void =>
    announceVisitorEvent({ name: 'share', method, content_type: kind, item_id: url });

  const stopCopy = enableCopy(find('copy'), url, note, signal);
  enableNativeShare(find('native'), { title, url }, note, signal);
  find('print')?.addEventListener(
    'click',
    () => {
      note('print');
      window.print();
    },
    { signal },
  );
  for (const link of element.querySelectorAll<HTMLAnchorElement>('a[data-share]')) {
    link.addEventListener(
      'click',
      (event) => {
        note(link.dataset.share ?? '');
        openInPopup(event, link);
      },
      { signal },
    );
  }
  return () => {
    listeners.abort();
    stopCopy();
  };
}
