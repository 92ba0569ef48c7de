/** Links whose pictures can be paged through, and where to begin. */
export interface LinkGroup {
  links: readonly HTMLAnchorElement[];
  start: number;
}

/**
 * Collects the group of a link: those of the same name, by their `data-lightbox-index` or else by their place on the page. A
 * link without a group stands alone; a carousel's copy of a link stands for the link. What a bar above a gallery has hidden is left out.
 * @param all the links of the page, in its order, without copies
 */
export function collectGroup(link: HTMLAnchorElement, all: readonly HTMLAnchorElement[]): LinkGroup {
  const group = findGroup(link.dataset.lightboxGroup, all).filter((member) => member === link || isShown(member));
  const exact = group.indexOf(link);
  const start = exact < 0 ? group.findIndex(({ href }) => href === link.href) : exact;
  return start < 0 ? { links: [link], start: 0 } : { links: group, start };
}

/** The links of a group, in its order; none without a name. */
export function findGroup(name: string | undefined, all: readonly HTMLAnchorElement[]): HTMLAnchorElement[] {
  return all
    .filter(({ dataset }) => name && dataset.lightboxGroup === name)
    .map((member, place) => ({ member, index: indexOf(member) ?? place }))
    .sort((one, other) => one.index - other.index)
    .map(({ member }) => member);
}

/** Whether a link has a box; an older browser cannot say, and shows it. */
function isShown(link: HTMLAnchorElement): boolean {
  return link.checkVisibility?.() ?? true;
}

function indexOf({ dataset }: HTMLAnchorElement): number | undefined {
  const index = Number(dataset.lightboxIndex || Number.NaN);
  return Number.isFinite(index) ? index : undefined;
}
