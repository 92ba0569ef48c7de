/** What a visitor's browser can be called. */
export const BROWSERS = ['chrome', 'edge', 'firefox', 'safari', 'opera', 'other'] as const;
export type Browser = (typeof BROWSERS)[number];
