import { isSafeHref } from '../urls.ts';

/** Whether a URL can be shared: a path of this site, or an absolute web URL. */
export function isSharableAddress(address: string): boolean {
  const value = address.trim();
  return isSafeHref(value) && /^(?:\/|https?:)/i.test(value);
}

/**
 * Normalizes a typed address to an absolute, percent-encoded URL.
 * @param publicUrl origin without a trailing slash
 * @returns undefined when it cannot be shared
 */
export function sharedAddress(address: string | null | undefined, publicUrl: string): string | undefined {
  const value = address?.trim() ?? '';
  if (!isSharableAddress(value) || !URL.canParse(value, publicUrl)) return undefined;
  return new URL(value, publicUrl).href;
}
