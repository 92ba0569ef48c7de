// Contract: `src/site/contract.ts`.
export { defineSite, type Site, type SiteEffect } from '../site.ts';
