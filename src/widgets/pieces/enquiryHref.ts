import type { Tour } from '../../tours/tour.ts';

/**
 * URL of an enquiry form with its subject in the query.
 * @param address `#id` of a form on the tour's page, or the path of a page of this site
 * @returns undefined where it is neither
 */
export function enquiryHref(
  address: unknown,
  { code, id, path }: Pick<Tour, 'code' | 'id' | 'path'>,
  about: { departure?: number; day?: number },
): string | undefined {
  const text = typeof address === 'string' ? address.trim() : '';
  const [, place = '', hash = ''] = text.match(/^(\/(?!\/)[^?#\s\\]*)?(#[\w-]+)?$/) ?? [];
  if (!place && !hash) return undefined;
  const query = new URLSearchParams(place && place !== path ? { tour: code ?? String(id) } : {});
  for (const [name, value] of Object.entries(about)) query.set(name, String(value));
  return `${place || path}?${query}${hash}`;
}
