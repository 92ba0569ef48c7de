// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { blocksOfHtml } from './blocksOfHtml.ts';
import { openEnvelope, TOO_DEEP } from './envelope.ts';
import { isNestedTooDeep } from './isNestedTooDeep.ts';
import { textOfHtml } from './textOfHtml.ts';

const nested = (count: number, tag = 'b') => `${`<${tag} class="x">`.repeat(count)}deep${`</${tag}>`.repeat(count)}`;

test('40,000 nested tags are refused at once, closed or not, with a word', () => {
  for (const html of [nested(40_000), nested(40_000, 'div'), '<p><i>x</p>'.repeat(40_000)]) {
    const start = performance.now();
    expect(textOfHtml(html)).toEqual({ nodes: [], pictures: 0, isTooDeep: true });
    expect(performance.now() - start).toBeLessThan(500);
  }
  const text = { slug: 'rich-text', pasted: 'content' };
  const found = blocksOfHtml(nested(40_000), 'https://example.org', { text });
  expect(openEnvelope(JSON.stringify(found?.envelope))).toEqual({ why: TOO_DEEP });
});

test('a long text with omitted end tags is not too deep', () => {
  const row = '<tr><td>One<td>Two<br><img src="x">';
  expect(isNestedTooDeep(`<table>${row.repeat(5000)}</table>${'<ul><li>a<li>b</ul>'.repeat(5000)}`)).toBe(false);
  expect(isNestedTooDeep(nested(400))).toBe(false);
});
