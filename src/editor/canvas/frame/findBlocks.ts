import { msg } from '../../../shared/studioWords/t.ts';

/** Attribute on the outermost element of a block. */
const BLOCK = '[data-block-id]';

/**
 * The element of a block; not the note beside it. Undefined when the page does not show it.
 */
export function elementOf(page: Document, id: string): Element | undefined {
  const found = [...page.querySelectorAll(`[data-block-id="${CSS.escape(id)}"]`)];
  return found.find((element) => !element.classList.contains('r-problem')) ?? found[0];
}

/** Id of the template that a block of a page stands in; undefined where it is not shown, or stands in none. */
export function templateAround(page: Document, id: string): number | undefined {
  const found = elementOf(page, id)?.closest('[data-template-id]')?.getAttribute('data-template-id');
  return found ? Number(found) : undefined;
}

/**
 * Hit test: the blocks under a point, topmost first and each before its parents.
 * @param target the element hit there
 * @param behind all elements under the point, from the top
 * @param isOwn whether a block belongs to the edited layout
 */
export function blocksUnder(target: Element, behind: readonly Element[], isOwn: (id: string) => boolean): string[] {
  const ids = [target, ...behind].flatMap((element) => blocksAround(element)).filter(isOwn);
  return [...new Set(ids)];
}

function blocksAround(element: Element): string[] {
  const ids: string[] = [];
  for (let root = element.closest(BLOCK); root; root = root.parentElement?.closest(BLOCK) ?? null) {
    ids.push(root.getAttribute('data-block-id') ?? '');
  }
  return ids;
}

/** A part of the page outside the edited layout. */
export interface Outside {
  element: Element;
  /** As in “part of the …”, in English. */
  name: string;
  /** Id of its template. */
  templateId: string;
}

const NAMES: Readonly<Record<string, string>> = {
  header: msg('header template'),
  footer: msg('footer template'),
};

/** The template of an element outside the edited layout; undefined for none, or for empty space. */
export function outsideAt(target: Element, editedTemplate: string | undefined): Outside | undefined {
  const element = target.closest('[data-template-id]');
  const templateId = element?.getAttribute('data-template-id');
  if (!element || !templateId || templateId === editedTemplate) return undefined;
  if (element.localName === 'main' && !target.closest(BLOCK)) return undefined;
  return { element, templateId, name: NAMES[element.localName] ?? msg('template of this page') };
}
