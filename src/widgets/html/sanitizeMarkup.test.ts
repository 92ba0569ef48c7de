import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { HOSTILE } from '../../../tests/support/hostile/hostile.ts';
import { findActiveContent } from '../../../tests/support/widgets/inertness.ts';
import { sanitizeMarkup } from './sanitizeMarkup.ts';

const bodyOf = (html: string) => new JSDOM(`<body>${html}</body>`).window.document.body;

describe('keeps', () => {
  test.each([
    ['a text', '<h3>Huts</h3>\n<p>Three <strong>huts</strong>, <em>one</em> well.</p>'],
    ['lists', '<ol start="3"><li>Water</li><li>Shade</li></ol><dl><dt>Imlil</dt><dd>1,740 m</dd></dl>'],
    [
      'a table',
      '<table><caption>Heights</caption><tbody><tr><th scope="row">Imlil</th><td colspan="2">1,740</td></tr></tbody></table>',
    ],
    ['what opens', '<details open><summary>More</summary><p>Less</p></details>'],
    ['a link of the site', '<a href="/journeys/">Journeys</a>'],
    ['another language', '<p lang="ar" dir="rtl">مرحبا</p>'],
    ['plain words', 'Salam, how are you?'],
  ])('%s', (_, html) => expect(sanitizeMarkup(html)).toBe(html));

  test('rel of a link to another site in a new tab, without a referrer', () => {
    expect(sanitizeMarkup('<a href=" https://a.example " target="_blank" rel="opener" onclick="x()">a</a>')).toBe(
      '<a href="https://a.example" target="_blank" rel="noopener noreferrer">a</a>',
    );
    expect(sanitizeMarkup('<a href="/a/" target="_top">a</a>')).toBe('<a href="/a/">a</a>');
  });

  test('pictures of this site only, loaded lazily', () => {
    expect(sanitizeMarkup('<img src="/media/a.jpg" alt="A well" width="600" height="x" onerror="x()">')).toBe(
      '<img alt="A well" loading="lazy" src="/media/a.jpg" width="600" />',
    );
    for (const src of [
      'https://a.example/a.jpg',
      '//a.example/a.jpg',
      'data:image/png;base64,AA',
      '/media/../a',
      '/api/a',
    ]) {
      expect(sanitizeMarkup(`<p>a<img src="${src}">b</p>`)).toBe('<p>ab</p>');
    }
  });
});

describe('removes', () => {
  test.each([
    ['<script>alert(1)</script>a', 'a'],
    ['<style>*{color:red}</style>a', 'a'],
    ['<iframe src="https://a.example"></iframe>a', 'a'],
    ['<form action="/x"><label>b</label><input name="a"><button>c</button></form>', 'bc'],
    ['<svg><script>alert(1)</script></svg>a', 'a'],
    ['<svg onload="alert(1)"><path d=""></path></svg>a', 'a'],
    ['<math><mi href="javascript:alert(1)">a</mi></math>', 'a'],
    ['<p style="position:fixed" class="r-panel" id="content" onclick="x()">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', 'a'],
    ['<a href="java&#10;script:alert(1)">a</a>', 'a'],
    ['<h1>a</h1><main>b</main>', 'ab'],
    [
      '<object data="x"></object><embed src="x"><link rel="stylesheet" href="x"><meta http-equiv="refresh" content="0">a',
      'a',
    ],
    ['<!-- <script> -->a<!--[if IE]><script>x</script><![endif]-->', 'a'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>a', 'a'],
    ['<template><img src=x onerror=alert(1)></template>a', 'a'],
    ['<base href="https://a.example">a', 'a'],
    ['<rihla-island src="//a.example/x.js" trigger="load">a</rihla-island>', 'a'],
  ])('%s', (html, expected) => {
    const clean = sanitizeMarkup(html);
    expect(bodyOf(clean).textContent?.includes('a')).toBe(expected.includes('a'));
    expect(findActiveContent(bodyOf(clean))).toEqual([]);
    // Attribute values such as a title are plain text.
    expect(clean.replace(/"[^"]*"/g, '""')).not.toMatch(
      /script|style|onerror|onload|rihla-|<(?:form|input|button|iframe|svg|math|h1|main|meta|base)/,
    );
  });
});

test('sanitizing is idempotent for any input', () => {
  const piece = fc.constantFrom(
    ...[
      '<p',
      '>',
      '<a href="',
      'javascript:',
      '"',
      "'",
      '</a>',
      '<table><a>',
      '<svg>',
      '</p>',
      '<!--',
      '-->',
      '&#1;',
      '&lt;',
    ],
    ...[
      '<img src=/media/a.jpg ',
      'onerror=alert(1)',
      '<li>',
      '<textarea>',
      '</textarea>',
      '<xmp>',
      '<plaintext>',
      'a',
      ' ',
      ...HOSTILE,
    ],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const clean = sanitizeMarkup(pieces.join(''));
      expect(sanitizeMarkup(clean)).toBe(clean);
      expect(findActiveContent(bodyOf(clean))).toEqual([]);
    }),
  );
});

test('input that nests without end is dropped', () => {
  expect(sanitizeMarkup('<div>'.repeat(20_000)).length).toBeLessThan(1_000);
  // Closing tags that match nothing would be looked for among all open ones.
  expect(sanitizeMarkup(`${'<b>'.repeat(5_000)}words${'</i>'.repeat(5_000)}`)).toBe('');
});
