import { expect, test } from 'vitest';
import { toPlainText } from './plainText.ts';

test.each([
  ['<strong>Amina</strong>, Sales', 'Amina, Sales'],
  ['one<br />two<br>three', 'one two three'],
  ['Tom &amp; Jerry', 'Tom & Jerry'],
  ['1 &lt; 2 &gt; 0 &quot;x&quot;', '1 < 2 > 0 "x"'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  [' I will be back in  2h:5m ', 'I will be back in 2h:5m'],
])('%j', (html, text) => expect(toPlainText(html)).toBe(text));
