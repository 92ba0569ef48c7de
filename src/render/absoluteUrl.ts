import { encodePath } from '../shared/urls.ts';

/** A path of the site as an absolute, percent-encoded address. */
export function absoluteUrl(publicUrl: string, path: string): string {
  return publicUrl + encodePath(path.toWellFormed());
}
