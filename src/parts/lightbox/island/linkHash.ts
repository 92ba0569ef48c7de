import { writeAction } from '../../../shared/actions/writeAction.ts';

/** The hash that opens what a link shows, on the page that has the link: the address that is shared. */
export function linkHash({ dataset, href }: HTMLAnchorElement): string {
  const { origin, pathname, search } = new URL(href);
  const url = origin === location.origin ? pathname + search : href;
  return writeAction({ action: 'lightbox', settings: { url, slideshow: dataset.lightboxGroup } });
}
