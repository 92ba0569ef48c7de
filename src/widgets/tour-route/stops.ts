import type { TourPoint } from '../../tours/tour.ts';

/** A place of the route; repeated visits are merged. */
export interface Stop {
  title: string;
  latitude: number;
  longitude: number;
  altitude: number | undefined;
  /** Days on which it is reached, in order. */
  days: number[];
  isStay: boolean;
  isStart: boolean;
  isEnd: boolean;
}

/** Maximum distance, in degrees, of points with the same name that are merged: about a kilometre. */
const SAME_PLACE = 0.01;

/** Places of a route in order of the first visit. */
export function readStops(points: readonly TourPoint[]): Stop[] {
  const stops: Stop[] = [];
  points.forEach((point, index) => {
    const known = stops.find((stop) => isSame(stop, point));
    const stop = known ?? { ...point, days: [], isStart: index === 0, isEnd: false };
    if (!known) stops.push(stop);
    if (point.day !== undefined && !stop.days.includes(point.day)) stop.days.push(point.day);
    stop.isStay ||= point.isStay;
    stop.isEnd ||= index === points.length - 1;
  });
  return stops;
}

function isSame(stop: Stop, { latitude, longitude, title }: TourPoint): boolean {
  return (
    stop.title === title &&
    Math.abs(stop.latitude - latitude) < SAME_PLACE &&
    Math.abs(stop.longitude - longitude) < SAME_PLACE
  );
}
