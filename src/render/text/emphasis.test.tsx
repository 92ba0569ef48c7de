import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderEmphasis, withoutStars } from './emphasis.tsx';

test.each([
  ['From *the snow* to *the sand*', 'From <em>the snow</em> to <em>the sand</em>', 'From the snow to the sand'],
  ['*and* then *and*', '<em>and</em> then <em>and</em>', 'and then and'],
  ['A 5* tent', 'A 5* tent', 'A 5* tent'],
  ['two *lines\nof* it', 'two *lines\nof* it', 'two *lines\nof* it'],
  ['<b> & *<i>*', '&lt;b&gt; &amp; <em>&lt;i&gt;</em>', '<b> & <i>'],
])('%j', (text, html, plain) => {
  expect(renderToStaticMarkup(renderEmphasis(text))).toBe(html);
  expect(withoutStars(text)).toBe(plain);
});
