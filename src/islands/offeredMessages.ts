import type { Plugin } from 'vite';
import { LOCALES } from '../shared/locales.ts';

/** A pattern for the catalogues of all languages, as scripts write it. */
const ALL = '/messages/*/';

/** Build plugin: scripts can fetch the messages of the languages that the site offers, and name no others. */
export function offeredMessages(codes: readonly string[] = LOCALES.map(({ code }) => code)): Plugin {
  const offered = codes.length === 1 ? codes[0] : `{${codes.join(',')}}`;
  return {
    name: 'rihla-offered-messages',
    enforce: 'pre',
    transform: (code) => (code.includes(ALL) ? code.replaceAll(ALL, `/messages/${offered}/`) : undefined),
  };
}
