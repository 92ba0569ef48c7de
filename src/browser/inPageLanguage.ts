/**
 * A path below the language of the page, as the server writes it into the addresses of the pages themselves. Written out here, since
 * importing the table of languages would add a request before each fragment.
 */
export function inPageLanguage(path: string): string {
  const { lang } = document.documentElement;
  return /^(?:fr|ar)$/.test(lang) ? `/${lang}${path}` : path;
}
