import type { DocumentView } from '../../content/documentTypes.ts';
import { absoluteUrl } from '../../render/links/absoluteUrl.ts';
import type { ContentFile, FragmentTools } from '../../render/part.ts';
import type { PageView } from '../../render/types.ts';
import { type CalendarEvent, writeCalendar } from '../../shared/calendar/writeCalendar.ts';
import { isObject } from '../../shared/isObject.ts';
import { createTranslate } from '../../shared/messages/index.ts';
import { readRowId } from '../../shared/rowId.ts';
import { type Departure, departuresOf, readDeparture } from '../../tours/departure.ts';
import { durationOf } from '../../tours/facts.ts';
import { tourOf } from '../../tours/tour.ts';
import { DEPARTURES, TOURS } from '../../tours/words.ts';
import { departureCalendarPath, tourCalendarPath } from './rules/departurePaths.ts';
import { today } from './today.ts';

const TYPE = 'text/calendar; charset=utf-8';

/** Calendar file with all upcoming departures of a tour. */
export const tourCalendar: ContentFile = {
  name: 'tour-calendar',
  route: tourCalendarPath(':id'),
  readId: readRowId,
  type: TYPE,
  async make(id, tools) {
    const document = await findTour(id, tools);
    if (!document) return undefined;
    return writeFile(document, await departuresOf(tools.content, id, { from: today(), withSeats: false }), tools);
  },
};

/** Calendar file with one departure. */
export const departureCalendar: ContentFile = {
  name: 'departure-calendar',
  route: departureCalendarPath(':id'),
  readId: readRowId,
  type: TYPE,
  async make(id, tools) {
    const [entry] = await tools.content.listEntries<{ id: number; tour?: unknown }>(DEPARTURES, {
      ids: [id],
      limit: 1,
    });
    const departure = readDeparture(entry);
    const tour = isObject(entry?.tour) ? entry.tour.id : entry?.tour;
    const document = departure && typeof tour === 'number' ? await findTour(tour, tools) : undefined;
    return document && departure && writeFile(document, [departure], tools);
  },
};

async function findTour(id: number, { content }: Pick<FragmentTools, 'content'>): Promise<DocumentView | undefined> {
  const { docs } = await content.list(TOURS, { ids: [id], limit: 1 });
  return docs[0];
}

function writeFile(document: DocumentView, departures: readonly Departure[], { view }: FragmentTools): string {
  const page = view(document.path, document.title);
  const t = createTranslate(page.locale);
  return writeCalendar(
    t('departures.calendarName', { title: document.title }),
    departures.map((departure) => eventOf(document, departure, page)),
  );
}

function eventOf(document: DocumentView, { end, id, note, start, status }: Departure, page: PageView): CalendarEvent {
  const tour = tourOf(document);
  const words = { t: createTranslate(page.locale), locale: page.locale };
  const url = absoluteUrl(page.publicUrl, document.path);
  return {
    uid: `departure-${id}@${new URL(page.publicUrl).host}`,
    stamp: new Date().toISOString(),
    start,
    end,
    title: tour?.code ? `${document.title} (${tour.code})` : document.title,
    text: [tour && durationOf(tour, words), note, document.excerpt, url].filter(Boolean).join('\n'),
    // Public calendar: the exact meeting place and time are only in the voucher of a booking.
    place: tour?.startPlace,
    url,
    isCancelled: status === 'cancelled',
  };
}
