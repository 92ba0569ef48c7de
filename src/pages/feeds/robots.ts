/** Disallowed for robots: the studio, its API and editors' previews. A bare `/admin` would disallow `/administration/` as well. */
const CLOSED = ['admin', 'api', 'preview'];

/**
 * Text of the site's robots.txt. What keeps a page out of search engines is its own `noindex`, which robots must be allowed to read.
 * @param isPreparing true before the launch: everything is disallowed
 */
export function buildRobots(publicUrl: string, isPreparing = false): string {
  if (isPreparing) return 'User-agent: *\nDisallow: /\n';
  const rules = CLOSED.flatMap((folder) => [`Disallow: /${folder}$`, `Disallow: /${folder}/`, `Disallow: /${folder}?`]);
  return `${['User-agent: *', ...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`].join('\n')}\n`;
}
