import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import type { RenderContext } from '../../render/context.ts';
import { part } from './part.ts';

test('the head script marks how far the page is scrolled', () => {
  const { window } = new JSDOM('<html></html>', { runScripts: 'outside-only' });
  window.eval(`(d=>{${part.startScript?.({} as RenderContext)}})(document)`);
  const isScrolled = (scrollY: number) => {
    Object.assign(window, { scrollY });
    window.dispatchEvent(new window.Event('scroll'));
    return 'scrolled' in window.document.documentElement.dataset;
  };
  expect([isScrolled(99), isScrolled(100), isScrolled(0)]).toEqual([false, true, false]);
});
