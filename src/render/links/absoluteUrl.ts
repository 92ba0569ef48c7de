import { encodePath } from '../../shared/urls.ts';

/** The absolute, percent-encoded URL of a path of the site. */
export function absoluteUrl(publicUrl: string, path: string): string {
  return publicUrl + encodePath(path.toWellFormed());
}
