import type { SiteResponse } from '../siteTypes.ts';

/** A redirect. @param location percent-encoded */
export function redirect(location: string, status: number): SiteResponse {
  return { status, headers: { location, 'content-type': 'text/plain; charset=utf-8' }, body: '', cacheable: false };
}
