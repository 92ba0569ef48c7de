import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import type { Theme } from '../../render/types.ts';
import { DEFAULT_THEME } from '../../shared/theme.ts';
import { faviconAddress, faviconSvg } from './favicon.ts';

const themed = (accent: string | null) => ({ id: 1, colours: { accent } }) as Theme;

test('is well-formed SVG in the accent colour', () => {
  const { document } = new JSDOM(faviconSvg(themed('#aa3311')), { contentType: 'image/svg+xml' }).window;
  expect(document.querySelector('path')?.getAttribute('fill')).toBe('#aa3311');
});

test.each([null, '"/><script>', 'red'])('uses the default colour for %j', (accent) => {
  expect(faviconSvg(themed(accent))).toContain(`fill="${DEFAULT_THEME.colours.accent}"`);
});

test('stays small', () => {
  expect(faviconSvg(themed(null)).length).toBeLessThan(600);
});

test('its data URL holds the same picture', async () => {
  const answer = await fetch(faviconAddress(themed('#aa3311')));
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  expect((await answer.text()).replaceAll("'", '"')).toBe(faviconSvg(themed('#aa3311')));
});
