import type { PageView } from '../../render/types.ts';
import type { PopupEntry } from './popupEntry.ts';
import { popupsData, type SharedPopup } from './popupsData.ts';
import { matchesConditions, type PageFacts, type PageKind } from './rules/matchesConditions.ts';
import { readTiming } from './rules/readTiming.ts';
import { readTriggers } from './rules/readTriggers.ts';

/**
 * Entries of popups that triggers or selectors may open on a page, since their conditions match. Their content is fetched on opening.
 * @param isQuiet no trigger opens any
 */
export function popupEntries(view: PageView, isQuiet = false): PopupEntry[] {
  const facts = pageFacts(view);
  return popupsData
    .of(view)
    .filter(({ conditions }) => matchesConditions(conditions, facts))
    .flatMap((popup) => popupEntry(isQuiet ? { ...popup, triggers: {} } : popup, view.site.timezone) ?? []);
}

/** Only enabled settings, since every page includes them. */
function popupEntry(popup: SharedPopup, timezone: string | null | undefined): PopupEntry | undefined {
  const triggers = readTriggers(popup.triggers);
  const timing = readTiming(popup.timing, timezone);
  const selector = popup.open_selector?.trim();
  const hasTriggers = Object.keys(triggers).length > 0;
  if (!hasTriggers && !selector) return undefined;
  return {
    id: popup.id,
    ...(Object.keys(timing).length > 0 && { timing }),
    ...(hasTriggers && { triggers }),
    ...(selector && { open_selector: selector }),
    ...(popup.avoid_multiple_popups && { avoid_multiple_popups: true }),
  };
}

function pageFacts({ document, kind, path }: PageView): PageFacts {
  const terms = [
    ...(document?.sections ?? []).map(({ collection, id }) => ({ collection, id })),
    ...(document?.keywords ?? []).map(({ collection, id }) => ({ collection, id })),
  ];
  return { kind: pageKind(kind, path), document, terms };
}

function pageKind(kind: PageView['kind'], path: string): PageKind {
  if (path === '/' && kind !== 'not-found') return 'front';
  return kind === 'template' ? 'page' : kind;
}
