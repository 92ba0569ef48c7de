/** What the page marks the outermost element of a block with. */
const BLOCK = '[data-block-id]';

/** The element of a block; of a block with a note beside it, its own. Undefined when the page does not show it. */
export function elementOf(page: Document, id: string): Element | undefined {
  const found = [...page.querySelectorAll(`[data-block-id="${CSS.escape(id)}"]`)];
  return found.find((element) => !element.classList.contains('r-problem')) ?? found[0];
}

/**
 * The blocks under a point, the one on top first and each before those around it.
 * @param target what a pointer hits there
 * @param behind everything under the point, from the top
 * @param isOwn whether a block is one of the layout that is edited
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

/** The block to select when a pointer asks for the next one under it: below the selected one, and from the last to the first. */
export function nextUnder(ids: readonly string[], selected: string | undefined): string | undefined {
  return ids[(ids.indexOf(selected ?? '') + 1) % ids.length];
}

/** A part of the page that is not of the edited layout. */
export interface Outside {
  element: Element;
  /** As it follows “part of the”. */
  name: string;
  /** Id of the template that it is in. */
  templateId: string;
}

const NAMES: Readonly<Record<string, string>> = { header: 'header template', footer: 'footer template' };

/** The template around something that is no part of the edited layout; undefined where there is none, or only empty space. */
export function outsideAt(target: Element, editedTemplate: string | undefined): Outside | undefined {
  const element = target.closest('[data-template-id]');
  const templateId = element?.getAttribute('data-template-id');
  if (!element || !templateId || templateId === editedTemplate) return undefined;
  if (element.localName === 'main' && !target.closest(BLOCK)) return undefined;
  return { element, templateId, name: NAMES[element.localName] ?? 'template of this page' };
}
