import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { plainApostrophes } from './plainApostrophes.ts';

test.each([`Tizi n'Tichka`, `' onclick='alert(1)`, `"'"`, `'><script>`, '&#x27;', `&'`])(
  '%s is parsed to the same, in text and in attributes',
  (text) => {
    const html = plainApostrophes(
      renderToStaticMarkup(
        <p data-text={text} title={text}>
          {text}
        </p>,
      ),
    );
    const [element, ...others] = new JSDOM(html).window.document.body.querySelectorAll('*');
    expect([element?.getAttribute('title'), element?.textContent, element?.attributes.length]).toEqual([text, text, 2]);
    expect(others).toEqual([]);
  },
);

test('leaves no apostrophe escaped', () => {
  expect(plainApostrophes(renderToStaticMarkup(<p>It's Brahim's</p>))).toBe(`<p>It's Brahim's</p>`);
});
