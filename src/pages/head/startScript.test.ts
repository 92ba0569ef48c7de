import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { startScript } from './startScript.ts';

const PAGE = 'https://khettara.example/about/';
const PRELOAD = '<link as="font" href="/a.woff2" media="(width > 767px)" rel="preload">';

interface Arrival {
  referrer?: string;
  /** What the browser says of where the page came from; undefined in one that does not say. */
  deliveryType?: string;
}

/** Runs the script in a page whose frames are painted, and whose timers run, when the test says so. */
function open({ referrer, deliveryType }: Arrival, getEntriesByType: unknown = () => [{ deliveryType }]) {
  const { window } = new JSDOM(`<html><head>${PRELOAD}</head></html>`, {
    ...(referrer && { referrer }),
    runScripts: 'outside-only',
    url: PAGE,
  });
  const frames: (() => void)[] = [];
  const timers: (() => void)[] = [];
  Object.assign(window.performance, { getEntriesByType });
  Object.assign(window, {
    requestAnimationFrame: (callback: () => void) => frames.push(callback),
    setTimeout: (callback: () => void) => timers.push(callback),
  });
  window.eval(startScript('/assets/loader-1.js'));
  return { document: window.document, paint: () => runAll(frames), wait: () => runAll(timers) };
}

function runAll(callbacks: (() => void)[]): void {
  for (const callback of callbacks.splice(0)) callback();
}

const run = (arrival: Arrival): Document => open(arrival).document;
const loaderOf = (document: Document) => document.querySelector('script')?.getAttribute('src');

const showsFonts = (document: Document): boolean =>
  'fonts' in document.documentElement.dataset && document.querySelector('link')?.media === '';

describe('the script in the head', () => {
  test('brings in the loader once the first frame is painted', () => {
    const { document, paint, wait } = open({});
    wait();
    expect(loaderOf(document)).toBeUndefined();
    paint();
    expect(loaderOf(document)).toBeUndefined();
    wait();
    expect(loaderOf(document)).toBe('/assets/loader-1.js');
  });

  test('brings in the loader in a browser that cannot say where the page came from', () => {
    const { document, paint, wait } = open({}, null);
    paint();
    wait();
    expect(loaderOf(document)).toBe('/assets/loader-1.js');
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
  ])('leaves them to later on a page %s', (_, arrival) => {
    expect(showsFonts(run(arrival))).toBe(false);
  });
});
