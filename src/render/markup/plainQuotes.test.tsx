import { JSDOM } from 'jsdom';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { plainQuotes } from './plainQuotes.ts';
import { shortMarkup } from './shortMarkup.ts';

test.each([
  '{"title":"Tizi n\'Tichka"}',
  '{"title":"\\" onclick=\\"alert(1)"}',
  '{"title":"\' onclick=\'alert(1)"}',
  '{"title":"><script>"}',
  '{"title":"&quot;&#39;&#x27;&amp;"}',
  'link(a[href*="#rihla-action:"])',
  'no quotes at all',
])('%s reaches the island unchanged', (text) => {
  const html = shortMarkup(renderToStaticMarkup(createElement('rihla-island', { name: 'popups', props: text }, text)));
  const [element, ...others] = new JSDOM(html).window.document.body.querySelectorAll('*');
  expect([element?.getAttribute('props'), element?.textContent, element?.attributes.length]).toEqual([text, text, 2]);
  expect(others).toEqual([]);
});

test('data is as short as JSON is', () => {
  const html = renderToStaticMarkup(createElement('rihla-island', { name: 'a', props: '{"who":"you"}' }));
  expect(plainQuotes(html)).toBe(`<rihla-island name="a" props='{"who":"you"}'></rihla-island>`);
});

test('text that is no marker stays as it is', () => {
  const html = renderToStaticMarkup(<p title={'"quoted"'}>{'<rihla-island props="{}">'}</p>);
  expect(plainQuotes(html)).toBe(html);
});
