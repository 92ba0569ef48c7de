import type { ActionOf } from '../../../../shared/actions/schemas.ts';
import type { LightboxProps } from '../../lightboxProps.ts';
import { collectGroup, findGroup } from '../collectGroup.ts';
import { findLightboxLinks } from '../findLightboxLinks.ts';
import { loadLabels } from './loadLabels.ts';
import { actionSlide, readSlide } from './readSlide.ts';
import { showViewer } from './showViewer.tsx';

/**
 * Opens the viewer for a link, with its group.
 * @param opener clicked element, if not the link
 * @throws when labels cannot be loaded
 */
export async function showLink(
  link: HTMLAnchorElement,
  props: LightboxProps,
  opener: HTMLAnchorElement = link,
): Promise<void> {
  const labels = await loadLabels();
  const { links, start } = collectGroup(link, findLightboxLinks(props.takesImages));
  showViewer({ slides: links.map(readSlide), start, props: { ...props, labels }, opener });
}

/** Opens the viewer for a link action, followed by the group that it names. @throws when labels cannot be loaded */
export async function showAction(
  settings: ActionOf<'lightbox'>['settings'],
  props: LightboxProps,
  opener: HTMLAnchorElement | undefined,
): Promise<void> {
  const labels = await loadLabels();
  const group = findGroup(settings.slideshow, findLightboxLinks(props.takesImages));
  showViewer({
    slides: [actionSlide(settings), ...group.map(readSlide)],
    start: 0,
    props: { ...props, labels },
    opener,
  });
}
