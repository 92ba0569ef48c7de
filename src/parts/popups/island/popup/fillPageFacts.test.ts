// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { insertHtml } from '../../../../islands/testSupport.ts';
import { PAGE_PLACEHOLDERS } from '../../../../shared/pagePlaceholders.ts';
import { fillPageFacts } from './fillPageFacts.ts';

const TITLE = 'Bread, "salt" & <tea> (100 %)';

beforeEach(() => {
  document.title = `${TITLE} · Khettara`;
  document.body.dataset.kind = 'article';
  document.head.insertAdjacentHTML(
    'beforeend',
    `<link rel="canonical" href="https://khettara.example/tea/"><meta property="og:title"><meta property="og:image" content="https://khettara.example/media/tea.jpg">`,
  );
  document.head.querySelector('[property="og:title"]')?.setAttribute('content', TITLE);
});
afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

function fill(html: string): Element {
  const element = insertHtml(html);
  fillPageFacts(document.body);
  return element;
}

test('fills placeholders in links as query values', () => {
  const link = fill(
    '<a href="https://share.example/?u=__page_url__&t=__page_title__&i=__page_image__">x</a>',
  ) as HTMLAnchorElement;
  expect(link.getAttribute('href')).not.toMatch(/[()"<]/);
  expect(Object.fromEntries(new URL(link.href).searchParams)).toEqual({
    u: 'https://khettara.example/tea/',
    t: TITLE,
    i: 'https://khettara.example/media/tea.jpg',
  });
});

test('fills placeholders in island props as JSON text', () => {
  const props = JSON.stringify({ url: '__page_url__', title: '__page_fullTitle__', kind: '__page_kind__', n: 1 });
  const island = fill(`<div props='${props}'></div>`);
  expect(JSON.parse(island.getAttribute('props') ?? '')).toEqual({
    url: 'https://khettara.example/tea/',
    title: `${TITLE} · Khettara`,
    kind: 'article',
    n: 1,
  });
});

test('replaces each placeholder of the server once', () => {
  document.title = '__page_url__ $&';
  for (const [fact, placeholder] of Object.entries(PAGE_PLACEHOLDERS)) {
    const link = fill(`<a href="/?a=${encodeURIComponent(` ${placeholder}!`)}">x</a>`);
    expect(link.getAttribute('href'), fact).not.toContain(placeholder);
  }
  const link = fill('<a href="/?a=__page_fullTitle__&b=__page_constructor__">x</a>') as HTMLAnchorElement;
  expect(new URL(link.href).searchParams.get('a')).toBe('__page_url__ $&');
  expect(link.href).toContain('b=__page_constructor__');
});

test('a page without metadata uses its URL and document title', () => {
  document.head.querySelectorAll('link, meta').forEach((element) => {
    element.remove();
  });
  const link = fill('<a href="/?u=__page_url__&t=__page_title__&i=__page_image__">x</a>') as HTMLAnchorElement;
  expect(Object.fromEntries(new URL(link.href).searchParams)).toEqual({
    u: location.origin + location.pathname,
    t: `${TITLE} · Khettara`,
    i: '',
  });
});

test('leaves other links and texts unchanged', () => {
  const html = '<p>__page_url__ <a href="/a/?b=%20&amp;c=(d)">__page_title__</a></p>';
  expect(fill(html).outerHTML).toBe(html);
});
