import type { ActionOf } from '../../../../shared/actions/schemas.ts';
import type { LightboxProps } from '../../lightboxProps.ts';
import { collectGroup, findGroup } from '../collectGroup.ts';
import { findLightboxLinks } from '../findLightboxLinks.ts';
import { actionSlide, readSlide } from './readSlide.ts';
import { showViewer } from './showViewer.tsx';

/**
 * Shows what a link leads to, with the others of its group.
 * @param opener what was clicked, when it is not the link
 */
export function showLink(link: HTMLAnchorElement, props: LightboxProps, opener: HTMLAnchorElement = link): void {
  const { links, start } = collectGroup(link, findLightboxLinks(props.takesImages));
  showViewer({ slides: links.map(readSlide), start, props, opener });
}

/** Shows what a link action names, before the group that it names; alone without one. */
export function showAction(
  settings: ActionOf<'lightbox'>['settings'],
  props: LightboxProps,
  opener: HTMLAnchorElement | undefined,
): void {
  const group = findGroup(settings.slideshow, findLightboxLinks(props.takesImages));
  showViewer({ slides: [actionSlide(settings), ...group.map(readSlide)], start: 0, props, opener });
}
