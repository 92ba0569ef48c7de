import { expect, test } from 'vitest';
import { isMobileUserAgent } from './mobileDevice.ts';

const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';

test.each([
  [
    'iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
  ],
  ['older iPad', 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Version/12.1 Safari/604.1'],
  ['Android phone', 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'],
  ['Android tablet', 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'],
  ['Firefox on Android', 'Mozilla/5.0 (Android 14; Tablet; rv:140.0) Gecko/140.0 Firefox/140.0'],
  ['Firefox OS', 'Mozilla/5.0 (Mobile; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5'],
  ['Opera Mini', 'Opera/9.80 (J2ME/MIDP; Opera Mini/9.80/191.249; U; en) Presto/2.12.423 Version/12.16'],
  ['Kindle', 'Mozilla/5.0 (Linux; U; en-us; KFTT) AppleWebKit/537.36 Silk/120.1 like Chrome Safari/537.36'],
])('%s is mobile', (_, userAgent) => expect(isMobileUserAgent({ userAgent })).toBe(true));

test.each([
  ['Mac', MAC],
  ['Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'],
  ['Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['Chromebook', 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'],
  ['nothing', ''],
])('%s is a desktop, with a touch screen or without', (name, userAgent) => {
  expect(isMobileUserAgent({ userAgent })).toBe(false);
  if (name !== 'Mac') expect(isMobileUserAgent({ userAgent, maxTouchPoints: 10 })).toBe(false);
});

test('an iPad with a Mac’s user agent is mobile', () => {
  expect(isMobileUserAgent({ userAgent: MAC, maxTouchPoints: 5 })).toBe(true);
  expect(isMobileUserAgent({ userAgent: MAC, maxTouchPoints: 1 })).toBe(false);
  // Chrome on a Mac with an external touch screen.
  expect(isMobileUserAgent({ userAgent: MAC, maxTouchPoints: 5, userAgentData: { mobile: false } })).toBe(false);
});

test('client hints can mark a device as mobile, but not as desktop', () => {
  expect(isMobileUserAgent({ userAgent: 'Mozilla/5.0', userAgentData: { mobile: true } })).toBe(true);
  expect(isMobileUserAgent({ userAgent: 'Mozilla/5.0 (Linux; Android 10)', userAgentData: { mobile: false } })).toBe(
    true,
  );
});
