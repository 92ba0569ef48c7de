import type { PageView } from '../../render/types.ts';
import type { PopupEntry } from './popupEntry.ts';
import { popupsData, type SharedPopup } from './popupsData.ts';
import { matchesConditions, type PageFacts, type PageKind } from './rules/matchesConditions.ts';
import { readTiming } from './rules/readTiming.ts';
import { readTriggers } from './rules/readTriggers.ts';

/**
 * What a page says of the popups that may open on it by themselves, or by a click on what their selector names: those whose
 * conditions match. Their content is asked for when one opens.
 * @param isQuiet none opens by itself
 */
export function popupEntries(view: PageView, isQuiet = false): PopupEntry[] {
  const facts = pageFacts(view);
  return popupsData
    .of(view)
    .filter(({ conditions }) => matchesConditions(conditions, facts))
    .flatMap((popup) => popupEntry(isQuiet ? { ...popup, triggers: {} } : popup, view.site.timezone) ?? []);
}

/** Only what is on: every page pays for it. */
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
