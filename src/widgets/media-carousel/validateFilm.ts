import { mediaTarget } from '../../shared/lightbox/mediaTarget.ts';

/** Stands for the site's own address, of which a film of its own needs no more than its path. */
const OWN = 'https://own.invalid';

/** Whether an address is that of a film which can be shown, in an editor's words if not. */
export function validateFilm(value: string | null | undefined): true | string {
  const target = value ? mediaTarget(value, OWN) : undefined;
  if (!value || (target && target.kind !== 'image')) return true;
  return 'Write the address of a film on YouTube or Vimeo, or the path of an MP4 or WebM file of this site.';
}
