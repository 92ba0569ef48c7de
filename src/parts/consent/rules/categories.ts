/** What visitors may refuse. What the site cannot do without is not asked for. */
export const CONSENT_CATEGORIES = ['analytics', 'advertising'] as const;

export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/** Whom the operator wants to be asked before anything is loaded. */
export type ConsentRegion = 'everywhere' | 'europe' | 'nowhere';
