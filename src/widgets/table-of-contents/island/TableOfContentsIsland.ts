import { stickyOffset } from '../../../browser/stickyOffset.ts';
import { TOC_SCROLL_OFFSET_PX } from '../constants.ts';
import { trackActive } from './activeSection.ts';
import { enableJumps } from './jumps.ts';
import { enableMoreLinks } from './moreLinks.ts';
import { enableToggle } from './toggle.ts';

export type TableOfContentsIslandProps = {
  smoothScroll: boolean;
  /** CSS px; only counts above `TOC_SCROLL_OFFSET_PX`. */
  scrollOffset: number;
};

/** Mounts the markup of `TableOfContents`. */
export function mount(element: HTMLElement, props: TableOfContentsIslandProps): (() => void) | undefined {
  const nav = element.querySelector<HTMLElement>('.r-toc');
  if (!nav) return;
  const listeners = new AbortController();
  const { signal } = listeners;
  const offset = (): number => Math.max(TOC_SCROLL_OFFSET_PX, props.scrollOffset) + stickyOffset();

  enableToggle(nav, signal);
  enableMoreLinks(nav, signal);
  const marksActive = nav.dataset.variant === 'sidebar' || 'collapse' in nav.dataset;
  const hold = marksActive ? trackActive(nav, offset, signal) : undefined;
  enableJumps(nav, { smoothScroll: props.smoothScroll, offset, hold }, signal);
  nav.dataset.ready = '';
  return () => listeners.abort();
}
