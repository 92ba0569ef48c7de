import type { CompareTableBlock } from '../../cms/payload-types.ts';
import type { DocumentView } from '../../content/documentTypes.ts';
import type { ContentReader } from '../../content/types.ts';
import { canCompare } from '../../parts/compare/noteCompare.ts';
import { COMPARE_PARAMETER, MAX_COMPARED } from '../../parts/compare/rules/choice.ts';
import { today } from '../../parts/departures/today.ts';
import type { RenderContext } from '../../render/context.ts';
import { isObject } from '../../shared/isObject.ts';
import { addDays } from '../../shared/time/days.ts';
import { type Departure, departuresOf, isBookable, statusOf } from '../../tours/departure.ts';
import { readTour } from '../../tours/readTour.ts';
import { type Tour, tourOf } from '../../tours/tour.ts';
import { TOURS } from '../../tours/words.ts';
import { readComparison } from './canonicalCodes.ts';

/** Number of departures of a tour in a comparison. */
const DATES = 3;
/** Maximum number of tours in the menu. */
const MAX_OFFERED = 100;

/** A compared tour, with all data of its own page. */
export interface ComparedTour {
  document: DocumentView;
  tour: Tour & { code: string };
  /** The next departures that can be enquired about. */
  departures: Departure[];
}

/** A tour that can be added. */
export interface OfferedTour {
  code: string;
  title: string;
  /** The language of its title, where it is not that of the source. */
  locale: DocumentView['locale'];
}

export interface CompareData {
  /** Whether an editor has chosen them: then neither URL nor browser changes them. */
  isFixed: boolean;
  compared: ComparedTour[];
  /** Whether the URL names tours that do not exist. */
  isMissing: boolean;
  offered: OfferedTour[];
}

/** Loads the tours that an editor has chosen, or those of the URL. */
export async function loadCompared(
  block: CompareTableBlock,
  { content, view }: Pick<RenderContext, 'content' | 'view'>,
): Promise<CompareData> {
  const chosen = idsOf(block.chosen).slice(0, MAX_COMPARED);
  const isFixed = chosen.length > 0;
  const { ids, isMissing } = isFixed ? { ids: chosen, isMissing: false } : await readAddress(view.query, content);
  const { docs } = ids.length > 0 ? await content.list(TOURS, { ids, limit: ids.length }) : { docs: [] };
  const compared = await Promise.all(docs.map((document) => complete(document, content)));
  return {
    isFixed,
    isMissing,
    compared: compared.flatMap((tour) => tour ?? []),
    offered: isFixed ? [] : await offer(content),
  };
}

/** Ids of the tours in a URL, in order. */
async function readAddress(
  query: string | undefined,
  content: Pick<ContentReader, 'findIds'>,
): Promise<{ ids: number[]; isMissing: boolean }> {
  const { codes, isMissing } = await readComparison(new URLSearchParams(query).getAll(COMPARE_PARAMETER), content);
  const ids = codes.length > 0 ? await content.findIds(TOURS, 'code', codes) : new Map<string, number>();
  return { ids: codes.flatMap((code) => ids.get(code) ?? []), isMissing };
}

async function complete(document: DocumentView, content: ContentReader): Promise<ComparedTour | undefined> {
  const card = tourOf(document);
  if (!canCompare(card)) return undefined;
  const found = await content.findDocument(document.path);
  const terms: Readonly<Record<string, Tour['types']>> = { destinations: card.destinations, types: card.types };
  const whole = found?.collection === TOURS ? readTour(found.doc, (field) => terms[field] ?? []) : card;
  const day = today();
  const departures =
    whole.enquiryMode === 'onRequest'
      ? []
      : await departuresOf(content, card.id, { from: addDays(day, 1), withSeats: false });
  const next = departures.filter((departure) => isBookable(statusOf(departure, day))).slice(0, DATES);
  return { document, tour: { ...whole, code: card.code }, departures: next };
}

async function offer(content: ContentReader): Promise<OfferedTour[]> {
  const { docs } = await content.list(TOURS, { order: 'title', limit: MAX_OFFERED });
  return docs.flatMap((document) => {
    const tour = tourOf(document);
    return canCompare(tour) ? [{ code: tour.code, title: document.title, locale: document.locale }] : [];
  });
}

function idsOf(related: unknown): number[] {
  const ids = [related].flat().map((each: unknown) => (isObject(each) ? each.id : each));
  return [...new Set(ids.filter((id): id is number => typeof id === 'number'))];
}
