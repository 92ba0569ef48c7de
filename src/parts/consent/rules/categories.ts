/** Categories that visitors may refuse. Necessary ones are not asked about. */
export const CONSENT_CATEGORIES = ['analytics', 'advertising'] as const;

export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/** Region of the world in which visitors are asked before anything is loaded. */
export type ConsentRegion = 'everywhere' | 'europe' | 'nowhere';
