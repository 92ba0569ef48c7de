import { expect, test } from 'vitest';
import { linkAttributes, linkMode } from './urlSettings.ts';

test('a link has its device’s mode, by default a web link', () => {
  const settings = { onDesktop: 'web', onMobile: 'protocol' };
  expect(linkMode(settings, false)).toBe('web');
  expect(linkMode(settings, true)).toBe('protocol');
  for (const none of [{}, null, undefined, { onDesktop: '', onMobile: null }]) {
    expect(linkMode(none, true)).toBe('api');
    expect(linkMode(none, false)).toBe('api');
  }
});

test('a link opens in a new tab by default, and never sends a referrer', () => {
  const rel = 'nofollow noopener noreferrer';
  for (const on of [{}, undefined, { openInNewTab: 'ON' }, { openInNewTab: true }] as const) {
    expect(linkAttributes(on)).toEqual({ target: '_blank', rel });
  }
  for (const off of [{ openInNewTab: 'OFF' }, { openInNewTab: false }] as const)
    expect(linkAttributes(off)).toEqual({ rel });
});
