import { DEFAULT_THEME } from '../../shared/theme.ts';
import type { Letterhead } from '../letterhead.ts';

/** Letterhead of a site without settings. */
export const PLAIN_LETTERHEAD: Letterhead = {
  locale: 'en',
  name: 'My tours',
  url: 'http://localhost:3000',
  colours: DEFAULT_THEME.colours,
  postal: [],
};
