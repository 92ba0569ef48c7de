import { isOn, type Switch } from '../../../shared/switch.ts';

type Id = string | number;

/** A reference to a document from a relationship field: its id, or one with its collection. */
export type DocumentReference = Id | { id: Id } | { relationTo: string; value: Id | { id: Id } };

export type ChatDisplay = {
  /** Any other value shows the chat everywhere, as `showAllPage` does. */
  displayCondition?: 'showAllPage' | 'includePages' | 'excludePages' | (string & {}) | null;
  /** Ids without a collection are of `pages`. */
  includePages?: readonly DocumentReference[] | null;
  excludePages?: readonly DocumentReference[] | null;
  /** Of any collection. */
  includePosts?: readonly DocumentReference[] | null;
  showOnDesktop?: Switch;
  showOnMobile?: Switch;
};

/** The document of a page; undefined for archives, search and 404 pages. */
export type ShownDocument = { collection: string; id: Id } | undefined;

/** Whether the chat is shown on a document's page: decided by the server, the same for all visitors. */
export function shouldShowOnDocument(display: ChatDisplay, document: ShownDocument): boolean {
  const holds = (list: readonly DocumentReference[] | null | undefined) =>
    (list ?? []).some((reference) => pointsAt(reference, document));
  if (display.displayCondition === 'includePages') {
    return holds(display.includePages) || holds(display.includePosts);
  }
  return display.displayCondition !== 'excludePages' || !holds(display.excludePages);
}

/** Whether the chat is shown on the visitor's kind of device: decided by the browser. */
export function shouldShowOnDevice(
  display: Pick<ChatDisplay, 'showOnDesktop' | 'showOnMobile'>,
  isMobile: boolean,
): boolean {
  return isOn(isMobile ? display.showOnMobile : display.showOnDesktop, true);
}

function pointsAt(reference: DocumentReference, document: ShownDocument): boolean {
  if (!document || reference === null || reference === undefined) return false;
  const isTyped = typeof reference === 'object' && 'relationTo' in reference;
  const value = isTyped ? reference.value : reference;
  const id = typeof value === 'object' ? value?.id : value;
  // Forms send the ids of a list as text.
  return (isTyped ? reference.relationTo : 'pages') === document.collection && String(id) === String(document.id);
}
