import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import type { RenderContext } from '../../render/context.ts';
import { part } from './part.ts';

const statement = part.startScript?.({
  islands: { resolve: () => ({ src: '/assets/bar-1.js' }) },
} as unknown as RenderContext);

test.each([
  ['rihla-roles=editor', ['/assets/bar-1.js']],
  ['rihla-roles-not=1', []],
  ['other=1', []],
])('with the cookie %s, a browser gets %j', (cookie, expected) => {
  const { window } = new JSDOM('<html><head></head></html>', {
    runScripts: 'outside-only',
    url: 'https://rihla.example/',
  });
  window.document.cookie = cookie;
  window.eval(`(d=>{${statement}})(document)`);
  const markers = [...window.document.querySelectorAll('head > rihla-island')];
  expect(markers.map((marker) => marker.getAttribute('src'))).toEqual(expected);
});
