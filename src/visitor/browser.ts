import type { Browser } from './browserNames.ts';

/**
 * Signs of a browser, in this order: browsers with another's engine name it too. The second words are their names on iOS. In-app browsers, and a
 * few widely used under names of their own, are none of the five.
 */
const SIGNS: [Browser, RegExp][] = [
  ['other', /Samsung|YaBrowser|UCBrowser|; wv|GSA\/|FBA[NV]|Instagram/],
  ['edge', /Edg/],
  ['opera', /Opera|OPR\/|OPiOS|OPT\//],
  ['firefox', /Firefox|FxiOS/],
  ['chrome', /Chrom|CriOS/],
  ['safari', /Version\/.*Safari/],
];

type Claims = { userAgent: string; userAgentData?: { brands: { brand: string }[] } };

/** Detects the visitor's browser: by its brands (User-Agent Client Hints), if available, and its user agent. */
export function visitorBrowser({ userAgent, userAgentData }: Claims = navigator): Browser {
  const claims = [...(userAgentData?.brands ?? []).map(({ brand }) => brand), userAgent].join();
  return SIGNS.find(([, sign]) => sign.test(claims))?.[0] ?? 'other';
}
