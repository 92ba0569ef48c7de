'use client';
import { type CSSProperties, useLayoutEffect, useState } from 'react';

/**
 * Position of the workspace: over the form's fields, below what Payload shows of the document above them. While it
 * covers them, they are inert, so that Tab cannot reach them; its bar then begins beside the document's buttons, whose
 * room is `--rihla-editor-controls`, and the document's tabs are in the header (`slimBar.css`, by `data-edits-layout` of the root: with
 * `:has()` there each change on the page is a style recalculation of the whole page).
 * @param main the element that holds the form
 * @param covers whether the fields are covered entirely, or by the bar only
 */
export function useArea(main: HTMLElement, covers: boolean): CSSProperties {
  const [area, setArea] = useState<CSSProperties>({ visibility: 'hidden' });

  useLayoutEffect(() => {
    const fields = main.querySelector<HTMLElement>('[class$="__main-wrapper"]');
    const controls = main.querySelector<HTMLElement>('.doc-controls');
    if (!fields) return;
    const page = document.documentElement;
    page.toggleAttribute('data-edits-layout', covers);
    fields.inert = covers;
    fields.style.paddingBlockStart = covers ? '' : 'var(--rihla-editor-bar)';
    const measure = () => {
      const { left, width } = main.getBoundingClientRect();
      const box = (controls ?? fields).getBoundingClientRect();
      const isBeside = covers && controls !== null && getComputedStyle(controls).position === 'fixed';
      const room = isBeside ? `${Math.ceil(box.width)}px` : '0px';
      const actions = document.querySelector('.app-header__actions-wrapper')?.getBoundingClientRect();
      const isRtl = getComputedStyle(main).direction === 'rtl';
      page.style.setProperty('--rihla-editor-tabs', `${Math.round((isRtl ? actions?.right : actions?.left) ?? 0)}px`);
      setArea({
        insetBlockStart: Math.max(0, isBeside ? box.top : box.bottom),
        left,
        width,
        '--rihla-editor-controls': room,
      } as CSSProperties);
    };
    measure();
    const watch = new ResizeObserver(measure);
    const header = document.querySelector('.doc-header');
    const actions = document.querySelector('.app-header__actions-wrapper');
    for (const element of [main, controls, header, actions, document.body]) if (element) watch.observe(element);
    window.addEventListener('scroll', measure, { passive: true });
    return () => {
      watch.disconnect();
      window.removeEventListener('scroll', measure);
      page.removeAttribute('data-edits-layout');
      fields.inert = false;
      fields.style.paddingBlockStart = '';
    };
  }, [main, covers]);

  return area;
}
