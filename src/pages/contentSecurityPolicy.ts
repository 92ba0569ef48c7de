import { DIRECTIVES, type Needs, type SourceKind } from '../render/needs.ts';

/** What every page may fetch, by directive, before anything on it asks for more; a directive without anything stays `none`. */
const OWN: Record<SourceKind, string> = {
  pictures: "'self' data:",
  calls: "'self'",
  films: '',
  frames: '',
  forms: "'self'",
};

/**
 * Writes the policy of one page: the scripts and styles inlined in it are allowed by their hashes, what such a script
 * brings in is trusted with it, and nothing else runs. Browsers that do not know `strict-dynamic` go by `'self'`.
 * Hosts of others are named only where something on the page needs them.
 * @param editing true in an editor's preview
 */
export function contentSecurityPolicy(needs: Needs, editing: boolean): string {
  const sources = needs.sources();
  const fetched = (kind: SourceKind): string[] => {
    const allowed = [OWN[kind], ...sources[kind]].filter(Boolean);
    return allowed.length > 0 ? [[DIRECTIVES[kind], ...allowed].join(' ')] : [];
  };
  return [
    "default-src 'none'",
    ["script-src 'self' 'strict-dynamic'", ...needs.hashes('script')].join(' '),
    // The preview puts in place styles that did not exist when the page was sent.
    editing ? "style-src 'self' 'unsafe-inline'" : ["style-src 'self'", ...needs.hashes('style')].join(' '),
    ...fetched('pictures'),
    "font-src 'self'",
    ...fetched('calls'),
    ...fetched('films'),
    ...fetched('frames'),
    ...fetched('forms'),
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}
