import type { Spoken } from '../../content/documentTypes.ts';
import type { LocaleCode } from '../../shared/locales.ts';
import { drawLine, simplify } from '../../tours/route/drawLine.ts';
import { knownPlaces } from '../../tours/route/knownPlaces.ts';
import { groupSpots, leadingPoint } from '../../tours/route/markers.ts';
import { type PlacedLabel, placeLabels } from '../../tours/route/placeLabels.ts';
import { projectPoints, type Spot } from '../../tours/route/projectPoints.ts';
import type { Tour } from '../../tours/tour.ts';
import { MAX_WAYS } from './constants.ts';

/** Width in drawing units, about CSS px in a sidebar. */
const WIDTH = 480;
const MARGIN = { inline: 52, block: 48 };
/** Minimum and maximum height, as shares of the width. */
const RATIOS = [0.7, 1.15] as const;
/** Minimum distance of two markers: on a phone of 320 px still more than the 24 px target size (WCAG 2.5.8). */
const REACH = 42;
const LETTERS = 15;
/** Tolerance of line simplification: invisible among many routes, and each point costs 30 bytes. */
const PASSED = 9;
/** Minimum distance of a start and a marker: smaller, since a start is not a target. */
const BESIDE = 16;

/** Tours that share a marker. */
export interface MapMark extends Spot {
  /** Name of the place, in the language of the page where one of its tours is translated. */
  title: string;
  /** Language of that name, where it is not the source's. */
  locale: LocaleCode | undefined;
  tours: Spoken<Tour>[];
}

/** Map of tours, in units of its width and height. */
export interface ListingMapDrawing {
  width: number;
  height: number;
  marks: MapMark[];
  /** Route of each tour, as the `d` of a path. */
  ways: { path: string; d: string }[];
  /** Starts of tours that are no tour's destination. */
  starts: Spot[];
  labels: (PlacedLabel & Spoken<{ text: string; isMain: boolean; size: number }>)[];
}

/** Draws tours that have points: a marker per destination, the routes, and the starts. Undefined where none has any. */
export function drawMap(
  tours: readonly Spoken<Tour>[],
  { withWays }: { withWays: boolean },
): ListingMapDrawing | undefined {
  const known = knownPlaces(tours);
  const placed = tours.flatMap((tour) => {
    const end = leadingPoint(tour, known);
    const start = tour.points[0] ?? end;
    return end && start ? [{ tour, end, start: { ...start, title: tour.startPlace ?? start.title } }] : [];
  });
  if (placed.length === 0) return undefined;
  // A shared marker is named after its first tour that is translated, or its first.
  placed.sort((one, other) => Number(known.has(other.end.title)) - Number(known.has(one.end.title)));
  const hasWays = withWays && placed.length <= MAX_WAYS;
  const points = placed.flatMap(({ end, start, tour }) => [end, start, ...(hasWays ? tour.points : [])]);
  const { height, spots } = projectPoints(points, { width: WIDTH, margin: MARGIN, ratios: RATIOS });
  let next = 0;
  const take = (count: number): Spot[] => {
    next += count;
    return spots.slice(next - count, next);
  };
  const drawn = placed.map((each) => {
    const [end, start] = take(2) as [Spot, Spot];
    return { ...each, at: { end, start }, way: hasWays ? take(each.tour.points.length) : [] };
  });
  const marks = groupSpots(
    drawn.map(({ at }) => at.end),
    REACH,
  ).map((group): MapMark => {
    const members = group.flatMap((index) => drawn[index] ?? []);
    const [first] = members as [(typeof drawn)[0]];
    const { end, tour } = members.find((member) => member.tour.locale) ?? first;
    return { ...first.at.end, title: end.title, locale: tour.locale, tours: members.map((member) => member.tour) };
  });
  const begun = drawn.map(({ at, start, tour }) => ({ ...at.start, title: start.title, locale: tour.locale }));
  const starts = groupSpots([...marks, ...begun], BESIDE).flatMap(([first = 0, ...others]) => {
    const start = begun[first - marks.length];
    const { locale, title } =
      others.map((index) => begun[index - marks.length]).find((other) => other?.locale) ?? start ?? {};
    return start ? [{ ...start, title: title ?? start.title, locale, count: 1 + others.length }] : [];
  });
  return {
    width: WIDTH,
    height,
    marks,
    ways: drawn.flatMap(({ tour, way }) => {
      const turns = simplify(way, PASSED);
      const isShort = turns.every((spot) => turns[0] && Math.hypot(spot.x - turns[0].x, spot.y - turns[0].y) < PASSED);
      return isShort ? [] : [{ path: tour.path, d: drawLine(turns) }];
    }),
    starts,
    labels: labelsOf(marks, starts, height),
  };
}

function labelsOf(
  marks: readonly MapMark[],
  starts: readonly (Spot & { title: string; count: number; locale: LocaleCode | undefined })[],
  height: number,
): ListingMapDrawing['labels'] {
  const named = [
    ...marks.map(({ locale, title, tours, x, y }) => {
      return { x, y, text: title, locale, weight: 1 + tours.length, isMain: true };
    }),
    ...starts.map(({ count, locale, title, x, y }) => ({ x, y, text: title, locale, weight: count, isMain: false })),
  ];
  const placed = placeLabels(named, { width: WIDTH, height, size: LETTERS, clearance: 21, obstacles: [] });
  return named.flatMap(({ isMain, locale, text }, index) => {
    const label = placed[index];
    return label && text ? [{ ...label, text, isMain, size: LETTERS, ...(locale && { locale }) }] : [];
  });
}
