import { mediaTarget } from '../../shared/lightbox/mediaTarget.ts';
import { t } from '../../shared/studioWords/t.ts';

/** Placeholder origin: a video of this site is given by its path. */
const OWN = 'https://own.invalid';

/** Field validation: the URL of a video that can be shown, or an error for the editor. */
export function validateFilm(value: string | null | undefined): true | string {
  const target = value ? mediaTarget(value, OWN) : undefined;
  if (!value || (target && target.kind !== 'image')) return true;
  return t('Write the address of a film on YouTube or Vimeo, or the path of an MP4 or WebM file of this site.');
}
