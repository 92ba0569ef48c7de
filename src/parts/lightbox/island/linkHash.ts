import { writeAction } from '../../../shared/actions/writeAction.ts';

/** URL hash that opens a link's picture on the page of the link: for sharing. */
export function linkHash({ dataset, href }: HTMLAnchorElement): string {
  const { origin, pathname, search } = new URL(href);
  const url = origin === location.origin ? pathname + search : href;
  return writeAction({ action: 'lightbox', settings: { url, slideshow: dataset.lightboxGroup } });
}
