import { normalizeText } from '../shared/text/normalizeText.ts';
import type { OwnedDeparture, TourFacts } from './departuresFile.ts';

/** Finds existing tours and departures by what a file calls them. */
export class DepartureLookup {
  private readonly tours = new Map<string, TourFacts>();
  /** By the title in search form; undefined for one that several have. */
  private readonly byTitle = new Map<string, TourFacts | undefined>();
  private readonly byId = new Map<number, OwnedDeparture>();
  private readonly byDay = new Map<string, OwnedDeparture>();

  constructor(tours: readonly TourFacts[], existing: readonly OwnedDeparture[]) {
    for (const tour of tours) {
      const title = normalizeText(tour.title);
      if (title) this.byTitle.set(title, this.byTitle.has(title) ? undefined : tour);
    }
    for (const tour of tours) {
      this.tours.set(`#${tour.id}`, tour);
      if (tour.code) this.tours.set(tour.code.toLowerCase(), tour);
    }
    for (const departure of existing) {
      this.byId.set(departure.id, departure);
      this.byDay.set(dayKey(departure.tour, departure.start), departure);
    }
  }

  tour(name: string): TourFacts | undefined {
    return this.tours.get(name.trim().toLowerCase()) ?? this.byTitle.get(normalizeText(name.trim()));
  }

  departure(id: number): OwnedDeparture | undefined {
    return this.byId.get(id);
  }

  onDay(tour: number, start: string): OwnedDeparture | undefined {
    return this.byDay.get(dayKey(tour, start));
  }
}

/** Names a departure by its tour and first day. */
export function dayKey(tour: number, start: string): string {
  return `${tour} ${start}`;
}
