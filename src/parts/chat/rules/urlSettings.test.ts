import { expect, test } from 'vitest';
import { linkAttributes, linkMode } from './urlSettings.ts';

test('a link opens as its device is set, by the web form unless told', () => {
  const settings = { onDesktop: 'web', onMobile: 'protocol' };
  expect(linkMode(settings, false)).toBe('web');
  expect(linkMode(settings, true)).toBe('protocol');
  for (const none of [{}, null, undefined, { onDesktop: '', onMobile: null }]) {
    expect(linkMode(none, true)).toBe('api');
    expect(linkMode(none, false)).toBe('api');
  }
});

test('a link opens in a new tab unless told, and never tells where it came from', () => {
  const rel = 'nofollow noopener noreferrer';
  for (const on of [{}, undefined, { openInNewTab: 'ON' }, { openInNewTab: true }] as const) {
    expect(linkAttributes(on)).toEqual({ target: '_blank', rel });
  }
  for (const off of [{ openInNewTab: 'OFF' }, { openInNewTab: false }] as const)
    expect(linkAttributes(off)).toEqual({ rel });
});
