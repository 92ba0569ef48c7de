// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { isLightboxLink } from './isLightboxLink.ts';

function opens(href: string, attributes: Record<string, string> = {}, takesImages = true): boolean {
  const link = document.createElement('a');
  for (const [name, value] of Object.entries({ href, ...attributes })) link.setAttribute(name, value);
  return isLightboxLink(link, takesImages);
}

test.each(['/a.png', '/a.JPG', '/a.jpeg?x=1', '/a.gif#b', '/a.svg', 'https://else.example/a.webp', '/a.avif'])(
  'accepts a link to a picture: %s',
  (href) => {
    expect(opens(href)).toBe(true);
    expect(opens(href, {}, false)).toBe(false);
    expect(opens(href, { 'data-lightbox': 'yes' }, false)).toBe(true);
    expect(opens(href, { 'data-lightbox': 'no' })).toBe(false);
    expect(opens(href, { download: '' })).toBe(false);
    expect(opens(href, { download: 'dunes.jpg', 'data-lightbox': 'yes' })).toBe(false);
  },
);

test.each([
  '/a/',
  '/a.jpg.html',
  '/find/?file=a.jpg',
  '#a.jpg',
  'javascript:"/a.jpg"',
  'data:image/png,a.png',
  '/a.pdf',
])('ignores other links: %s', (href) => {
  expect(opens(href)).toBe(false);
});

test('accepts a film only with the attribute', () => {
  expect(opens('https://youtu.be/abcDEF123-_')).toBe(false);
  expect(opens('https://youtu.be/abcDEF123-_', { 'data-lightbox': 'yes' })).toBe(true);
});
