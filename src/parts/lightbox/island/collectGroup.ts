/** Links that form a gallery, and the start index. */
export interface LinkGroup {
  links: readonly HTMLAnchorElement[];
  start: number;
}

/**
 * Collects the group of a link: those of the same name, by `data-lightbox-index` or else in document order. A link without a group is alone; a
 * carousel clone counts as its original. Links hidden by a gallery's filter are skipped.
 * @param all links of the page, in document order, without clones
 */
export function collectGroup(link: HTMLAnchorElement, all: readonly HTMLAnchorElement[]): LinkGroup {
  const group = findGroup(link.dataset.lightboxGroup, all).filter((member) => member === link || isShown(member));
  const exact = group.indexOf(link);
  const start = exact < 0 ? group.findIndex(({ href }) => href === link.href) : exact;
  return start < 0 ? { links: [link], start: 0 } : { links: group, start };
}

/** The links of a group, in order; empty without a name. */
export function findGroup(name: string | undefined, all: readonly HTMLAnchorElement[]): HTMLAnchorElement[] {
  return all
    .filter(({ dataset }) => name && dataset.lightboxGroup === name)
    .map((member, place) => ({ member, index: indexOf(member) ?? place }))
    .sort((one, other) => one.index - other.index)
    .map(({ member }) => member);
}

/** Whether a link is visible; true in browsers without `checkVisibility`. */
function isShown(link: HTMLAnchorElement): boolean {
  return link.checkVisibility?.() ?? true;
}

function indexOf({ dataset }: HTMLAnchorElement): number | undefined {
  const index = Number(dataset.lightboxIndex || Number.NaN);
  return Number.isFinite(index) ? index : undefined;
}
