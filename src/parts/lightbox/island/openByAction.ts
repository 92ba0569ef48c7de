import type { ActionOf } from '../../../shared/actions/schemas.ts';
import { mediaTarget } from '../../../shared/lightbox/mediaTarget.ts';
import type { LightboxProps } from '../lightboxProps.ts';
import { findLightboxLinks } from './findLightboxLinks.ts';

/**
 * Opens what a link action names: with its group where a link of the page shows the same, else alone. Anything but a picture,
 * or a film of the site's own or of a known host, is left alone. On a page without a lightbox a click leads to the picture.
 * @throws when the viewer's code does not come
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

/** What the page tells its lightbox stands on the lightbox's own marker. */
function readProps(): LightboxProps | undefined {
  const props = document.querySelector('rihla-island[name=lightbox]')?.getAttribute('props');
  return props ? (JSON.parse(props) as LightboxProps) : undefined;
}
