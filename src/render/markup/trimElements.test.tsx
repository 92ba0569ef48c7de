import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { trimElements } from './trimElements.ts';

const MARKUP = (
  <p title="<img/> is > nothing">
    {'<br/> & <path></path>'}
    <input defaultValue="/?b=1/" name="a" />
    <br />
    <svg aria-hidden="true" viewBox="0 0 2 2">
      <path d="M0 0h2" />
      <g>
        <circle r="1" />
      </g>
    </svg>
    <a href="/">home</a>
  </p>
);

test('is parsed to the same', () => {
  const html = renderToStaticMarkup(MARKUP);
  const parse = (text: string): string => new JSDOM(text).window.document.body.innerHTML;
  expect(parse(trimElements(html))).toBe(parse(html));
});

test('leaves nothing that could be left out', () => {
  expect(trimElements(renderToStaticMarkup(MARKUP.props.children))).toBe(
    '&lt;br/&gt; &amp; &lt;path&gt;&lt;/path&gt;<input name="a" value="/?b=1/"><br>' +
      '<svg aria-hidden="true" viewBox="0 0 2 2"><path d="M0 0h2"/><g><circle r="1"/></g></svg><a href="/">home</a>',
  );
});
