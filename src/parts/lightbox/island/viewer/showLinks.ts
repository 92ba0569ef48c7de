import type { ActionOf } from '../../../../shared/actions/schemas.ts';
import type { LightboxProps } from '../../lightboxProps.ts';
import { collectGroup, findGroup } from '../collectGroup.ts';
import { findLightboxLinks } from '../findLightboxLinks.ts';
import { loadLabels } from './loadLabels.ts';
import { actionSlide, readSlide } from './readSlide.ts';
import { showViewer } from './showViewer.tsx';

/**
 * Shows what a link leads to, with the others of its group.
 * @param opener what was clicked, when it is not the link
 * @throws when its words do not come
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

/** Shows what a link action names, before the group that it names; alone without one. @throws when its words do not come */
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
