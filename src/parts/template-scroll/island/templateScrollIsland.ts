import { scrollToY } from '../../../browser/smoothScroll.ts';
import { stickyOffset } from '../../../browser/stickyOffset.ts';

/** Query parameter with a template's number (spec). */
export const TEMPLATE_PARAMETER = 'theme_template_id';

/** Attribute with the number of a template's element. */
export const TEMPLATE_ATTRIBUTE = 'data-template-id';

const TAKING_OVER = ['wheel', 'touchstart', 'keydown'] as const;

/**
 * Scrolls once to the template named in the URL, after pictures and fonts have loaded and the layout is stable. Does nothing without one, or when the
 * visitor has started to scroll by then. Keeps focus.
 */
export function mount(): (() => void) | undefined {
  const template = findTemplate();
  if (!template) return;
  const listeners = new AbortController();
  const { signal } = listeners;
  for (const type of TAKING_OVER) {
    window.addEventListener(type, () => listeners.abort(), { passive: true, once: true, signal });
  }
  void layoutSettled(signal).then(() => {
    if (signal.aborted) return;
    listeners.abort();
    void scrollToY(() => template.getBoundingClientRect().top + window.scrollY - stickyOffset(), 0);
  });
  return () => listeners.abort();
}

function findTemplate(): Element | null {
  const id = new URLSearchParams(location.search).get(TEMPLATE_PARAMETER);
  // Digits only, so that the URL cannot inject anything into the selector.
  return id && /^\d+$/.test(id) ? document.querySelector(`[${TEMPLATE_ATTRIBUTE}="${id}"]`) : null;
}

async function layoutSettled(signal: AbortSignal): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true, signal }));
  }
  await document.fonts?.ready;
  await new Promise((resolve) => requestAnimationFrame(resolve));
}
