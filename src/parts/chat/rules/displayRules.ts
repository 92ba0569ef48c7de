import { isOn, type Switch } from '../../../shared/switch.ts';

type Id = string | number;

/** A document as a relationship field may give it: its id, or one with the collection it is in. */
export type DocumentReference = Id | { id: Id } | { relationTo: string; value: Id | { id: Id } };

export type ChatDisplay = {
  /** Anything but the two below shows the chat everywhere; so does `showAllPage`. */
  displayCondition?: 'showAllPage' | 'includePages' | 'excludePages' | (string & {}) | null;
  /** Ids without a collection are of `pages`. */
  includePages?: readonly DocumentReference[] | null;
  excludePages?: readonly DocumentReference[] | null;
  /** Of any kind, each with its collection. */
  includePosts?: readonly DocumentReference[] | null;
  showOnDesktop?: Switch;
  showOnMobile?: Switch;
};

/** The document a page shows; undefined for an archive, a search, a page that was not found. */
export type ShownDocument = { collection: string; id: Id } | undefined;

/** Whether the chat belongs on a document's page: for the server, as it is the same for every visitor. */
export function shouldShowOnDocument(display: ChatDisplay, document: ShownDocument): boolean {
  const holds = (list: readonly DocumentReference[] | null | undefined) =>
    (list ?? []).some((reference) => pointsAt(reference, document));
  if (display.displayCondition === 'includePages') {
    return holds(display.includePages) || holds(display.includePosts);
  }
  return display.displayCondition !== 'excludePages' || !holds(display.excludePages);
}

/** Whether the chat is shown on the visitor's kind of device: for the browser. */
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
  // A form sends the ids of a list as text.
  return (isTyped ? reference.relationTo : 'pages') === document.collection && String(id) === String(document.id);
}
