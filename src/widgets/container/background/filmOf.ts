import { mediaTarget } from '../../../shared/lightbox/mediaTarget.ts';

/** Where a path is when only its form is asked for. */
const ANYWHERE = 'https://rihla.invalid';

/**
 * The address of a film that may run behind a container: an MP4 or WebM of the site's own, as the lightbox takes it.
 * @param publicUrl the site's address
 * @returns undefined for anything else
 */
export function filmOf(address: unknown, publicUrl: string): string | undefined {
  if (typeof address !== 'string' || !isPlain(address)) return undefined;
  return mediaTarget(address.trim(), publicUrl)?.kind === 'file' ? address.trim() : undefined;
}

/** Accepts nothing, or an address that may be a film; the site's own name is known only where the page is rendered. */
export function checkFilmAddress(value: unknown): string | true {
  if (!value) return true;
  const address = String(value).trim();
  const base = URL.canParse(address) ? new URL(address).origin : ANYWHERE;
  if (isPlain(address) && mediaTarget(address, base)?.kind === 'file') return true;
  return 'Write the address of a film on this site that ends in .mp4 or .webm, such as /films/dunes.mp4.';
}

/** A path from the root, or a whole address; browsers read \ as /, and two slashes as another host. */
function isPlain(address: string): boolean {
  return /^(?:\/(?!\/)|https?:\/\/)[^\s\\]*$/i.test(address.trim());
}
