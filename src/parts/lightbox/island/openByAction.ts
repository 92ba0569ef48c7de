import type { ActionOf } from '../../../shared/actions/schemas.ts';
import { mediaTarget } from '../../../shared/lightbox/mediaTarget.ts';
import type { LightboxProps } from '../lightboxProps.ts';
import { findLightboxLinks } from './findLightboxLinks.ts';

/**
 * Opens the target of a link action: with its group where a link of the page has the same target, else alone. Ignores anything but a picture, or a
 * film of this site or a known host. On a page without lightbox, a click navigates to the picture.
 * @throws when the viewer's code cannot be loaded
 */
export async function openByAction(
  settings: ActionOf<'lightbox'>['settings'],
  opener: HTMLAnchorElement | undefined,
): Promise<void> {
  const props = readProps();
  if (!mediaTarget(settings.url, location.href)) return;
  const address = new URL(settings.url, location.href).href;
  if (!props) {
    if (opener) location.assign(address);
    return;
  }
  const { showAction, showLink } = await import('./viewer/showLinks.ts');
  const link = findLightboxLinks(props.takesImages).find(
    ({ dataset, href }) => href === address && (!settings.slideshow || dataset.lightboxGroup === settings.slideshow),
  );
  if (link) showLink(link, props, opener);
  else showAction(settings, props, opener);
}

/** Reads the props from the lightbox's marker. */
function readProps(): LightboxProps | undefined {
  const props = document.querySelector('rihla-island[name=lightbox]')?.getAttribute('props');
  return props ? (JSON.parse(props) as LightboxProps) : undefined;
}
