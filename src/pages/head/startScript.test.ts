import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { startScript } from './startScript.ts';

const PAGE = 'https://khettara.example/about/';
const PRELOAD = '<link as="font" href="/a.woff2" media="(width > 767px)" rel="preload">';

interface Arrival {
  referrer?: string;
  /** `deliveryType` of the navigation entry; undefined in a browser without it. */
  deliveryType?: string;
}

function run({ referrer, deliveryType }: Arrival): Document {
  const { window } = new JSDOM(`<html><head>${PRELOAD}</head></html>`, {
    ...(referrer && { referrer }),
    runScripts: 'outside-only',
    url: PAGE,
  });
  Object.assign(window.performance, { getEntriesByType: () => [{ deliveryType }] });
  window.eval(startScript({ loader: '/assets/loader-1.js' }));
  return window.document;
}

const showsFonts = (document: Document): boolean =>
  'fonts' in document.documentElement.dataset && document.querySelector('link')?.media === '';

describe('the start script', () => {
  test('loads the island loader', () => {
    expect(run({}).querySelector('script')?.getAttribute('src')).toBe('/assets/loader-1.js');
  });

  test('loads the island loader in a browser without `deliveryType`', () => {
    const { window } = new JSDOM('<html><head></head></html>', { runScripts: 'outside-only', url: PAGE });
    Object.assign(window.performance, { getEntriesByType: undefined });
    window.eval(startScript({ loader: '/assets/loader-1.js' }));
    expect(window.document.querySelector('script')).not.toBeNull();
  });

  test('runs the statements of parts after its own', () => {
    const { window } = new JSDOM('<html><head></head></html>', { runScripts: 'outside-only', url: PAGE });
    const statements = ['d.documentElement.dataset.first=d.scripts.length', 'throw Error("refused")'];
    expect(() => window.eval(startScript({ loader: '/assets/loader-1.js', statements }))).toThrow('refused');
    expect(window.document.documentElement.dataset.first).toBe('1');
  });

  test.each<[string, Arrival]>([
    ['reached from another page of this site', { referrer: 'https://khettara.example/' }],
    ['that the browser had kept', { deliveryType: 'cache' }],
  ])('shows the fonts on a page %s', (_, arrival) => {
    expect(showsFonts(run(arrival))).toBe(true);
  });

  test.each<[string, Arrival]>([
    ['of a first visit', {}],
    ['reached from another site', { referrer: 'https://elsewhere.example/' }],
    ['that came over the network', { deliveryType: '' }],
  ])('defers them on a page %s', (_, arrival) => {
    expect(showsFonts(run(arrival))).toBe(false);
  });
});
