import type { ShareContent } from '../../../shared/share/networks.ts';

/**
 * Offers the device's own share sheet where there is one and a finger asks for it.
 * @returns false when there is none, and another way has to be offered
 */
export async function shareNatively({ title, url }: ShareContent, note: (method: string) => void): Promise<boolean> {
  const data = { title, url };
  if (!matchMedia('(pointer: coarse)').matches || typeof navigator.share !== 'function') return false;
  if (navigator.canShare?.(data) === false) return false;
  try {
    await navigator.share(data);
    note('native');
    return true;
  } catch (error) {
    // Called off by the visitor; anything else means that there is no sheet after all.
    return error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name);
  }
}
