import { DIRECTIVES, type Needs, type SourceKind } from '../../render/needs.ts';

/** Default sources of every page, by directive, before blocks add more; an empty directive becomes `none`. */
const OWN: Record<SourceKind, string> = {
  pictures: "'self' data:",
  calls: "'self'",
  films: '',
  frames: '',
  forms: "'self'",
};

/**
 * Builds the content security policy of one page: inlined scripts and styles are allowed by their hashes, scripts that such a script loads are
 * trusted with it, and nothing else runs. Browsers without `strict-dynamic` use `'self'`. Third-party hosts are listed only where something on the
 * page needs them.
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
    // The preview inserts styles that did not exist when the page was sent.
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
