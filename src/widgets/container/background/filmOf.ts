import { mediaTarget } from '../../../shared/lightbox/mediaTarget.ts';
import { t } from '../../../shared/studioWords/t.ts';

/** Placeholder origin, for validating a path alone. */
const ANYWHERE = 'https://rihla.invalid';

/**
 * Validates the URL of a background video: an MP4 or WebM of the site's own, as for the lightbox.
 * @param publicUrl the site's origin
 * @returns undefined when it is invalid
 */
export function filmOf(address: unknown, publicUrl: string): string | undefined {
  if (typeof address !== 'string' || !isPlain(address)) return undefined;
  return mediaTarget(address.trim(), publicUrl)?.kind === 'file' ? address.trim() : undefined;
}

/** Field validation: empty, or the URL of a video; the site's own origin is known only at render time. */
export function checkFilmAddress(value: unknown): string | true {
  if (!value) return true;
  const address = String(value).trim();
  const base = URL.canParse(address) ? new URL(address).origin : ANYWHERE;
  if (isPlain(address) && mediaTarget(address, base)?.kind === 'file') return true;
  return t('Write the address of a film on this site that ends in .mp4 or .webm, such as /films/dunes.mp4.');
}

/** An absolute path, or a whole URL; browsers read \ as /, and two slashes as another host. */
function isPlain(address: string): boolean {
  return /^(?:\/(?!\/)|https?:\/\/)[^\s\\]*$/i.test(address.trim());
}
