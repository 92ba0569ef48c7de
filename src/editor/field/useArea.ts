'use client';
import { type CSSProperties, useLayoutEffect, useState } from 'react';

/**
 * Position of the workspace: over the form's fields, below what Payload shows of the document above them. While it
 * covers them, they are inert, so that Tab cannot reach them.
 * @param main the element that holds the form
 * @param covers whether the fields are covered entirely, or by the bar only
 */
export function useArea(main: HTMLElement, covers: boolean): CSSProperties {
  const [area, setArea] = useState<CSSProperties>({ visibility: 'hidden' });

  useLayoutEffect(() => {
    const fields = main.querySelector<HTMLElement>('[class$="__main-wrapper"]');
    const controls = main.querySelector<HTMLElement>('.doc-controls');
    if (!fields) return;
    fields.inert = covers;
    fields.style.paddingBlockStart = covers ? '' : 'var(--rihla-editor-bar)';
    const measure = () => {
      const { left, width } = main.getBoundingClientRect();
      const top = Math.max(0, (controls ?? fields).getBoundingClientRect().bottom);
      setArea({ insetBlockStart: top, left, width });
    };
    measure();
    const watch = new ResizeObserver(measure);
    const header = document.querySelector('.doc-header');
    for (const element of [main, controls, header, document.body]) if (element) watch.observe(element);
    window.addEventListener('scroll', measure, { passive: true });
    return () => {
      watch.disconnect();
      window.removeEventListener('scroll', measure);
      fields.inert = false;
      fields.style.paddingBlockStart = '';
    };
  }, [main, covers]);

  return area;
}
