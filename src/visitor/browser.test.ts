import { expect, test } from 'vitest';
import { visitorBrowser } from './browser.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const KHTML = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['chrome', `${WINDOWS} ${KHTML} Chrome/140.0.0.0 Safari/537.36`],
  ['chrome', `${ANDROID} ${KHTML} Chrome/140.0.0.0 Mobile Safari/537.36`],
  ['chrome', `${IPHONE} CriOS/140.0.7339.101 Mobile/15E148 Safari/604.1`],
  ['edge', `${WINDOWS} ${KHTML} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`],
  ['edge', `${WINDOWS} ${KHTML} Chrome/70.0.3538.102 Safari/537.36 Edge/18.19042`],
  ['edge', `${ANDROID} ${KHTML} Chrome/140.0.0.0 Mobile Safari/537.36 EdgA/140.0.0.0`],
  ['edge', `${IPHONE} Version/18.0 EdgiOS/140.0.3485.54 Mobile/15E148 Safari/605.1.15`],
  ['firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0'],
  ['firefox', 'Mozilla/5.0 (Android 15; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0'],
  ['firefox', `${IPHONE} FxiOS/142.0 Mobile/15E148 Safari/605.1.15`],
  ['safari', `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15`],
  ['safari', `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`],
  ['opera', `${WINDOWS} ${KHTML} Chrome/138.0.0.0 Safari/537.36 OPR/122.0.0.0`],
  ['opera', `${ANDROID} ${KHTML} Chrome/138.0.0.0 Mobile Safari/537.36 OPR/90.0.0.0`],
  ['opera', `${IPHONE} Version/18.0 Mobile/15E148 Safari/604.1 OPT/5.4.0`],
  ['opera', 'Opera/9.80 (Windows NT 6.1) Presto/2.12.388 Version/12.18'],
  ['other', `${ANDROID} ${KHTML} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`],
  ['other', `${IPHONE} Mobile/15E148 Instagram 350.0.0.0.0`],
  ['other', `${IPHONE} GSA/380.0 Mobile/15E148 Safari/604.1`],
  [
    'other',
    'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36',
  ],
  ['other', 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko'],
  ['other', ''],
])('%s: %s', (browser, userAgent) => {
  expect(visitorBrowser({ userAgent })).toBe(browser);
});

test.each([
  ['edge', ['Chromium', 'Microsoft Edge', 'Not.A/Brand']],
  ['opera', ['Chromium', 'Opera', 'Not.A/Brand']],
  ['other', ['Chromium', 'Samsung Internet']],
  ['chrome', ['Chromium', 'Google Chrome']],
])('%s by its brands, whatever the user agent', (browser, names) => {
  const userAgentData = { brands: names.map((brand) => ({ brand })) };
  expect(visitorBrowser({ userAgent: `${WINDOWS} ${KHTML} Chrome/140.0.0.0 Safari/537.36`, userAgentData })).toBe(
    browser,
  );
});
