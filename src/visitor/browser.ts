import type { Browser } from './browserNames.ts';

/**
 * What tells a browser, in this order: those made of another's engine name it too. The second words are their names on iOS.
 * Browsers inside apps, and a few that are widely used under names of their own, are none of the five.
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

/** The visitor's browser by what it says of itself: the names of its brands, where it has any, and its user agent. */
export function visitorBrowser({ userAgent, userAgentData }: Claims = navigator): Browser {
  const claims = [...(userAgentData?.brands ?? []).map(({ brand }) => brand), userAgent].join();
  return SIGNS.find(([, sign]) => sign.test(claims))?.[0] ?? 'other';
}
