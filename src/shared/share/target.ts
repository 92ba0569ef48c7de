import { isSafeHref } from '../urls.ts';

/** Whether an address can be handed on: a path of this site, or an absolute address of the web. */
export function isSharableAddress(address: string): boolean {
  const value = address.trim();
  return isSafeHref(value) && /^(?:\/|https?:)/i.test(value);
}

/**
 * A typed address in the absolute, percent-encoded form in which it is shared.
 * @param publicUrl origin without a slash at the end
 * @returns undefined when it cannot be shared
 */
export function sharedAddress(address: string | null | undefined, publicUrl: string): string | undefined {
  const value = address?.trim() ?? '';
  if (!isSharableAddress(value) || !URL.canParse(value, publicUrl)) return undefined;
  return new URL(value, publicUrl).href;
}
