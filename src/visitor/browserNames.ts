/** Names of browsers. */
export const BROWSERS = ['chrome', 'edge', 'firefox', 'safari', 'opera', 'other'] as const;
export type Browser = (typeof BROWSERS)[number];
