'use client';
import { useAllFormFields, useForm } from '@payloadcms/ui';
import type { FormState } from 'payload';
import type { Coordinates } from '../../../../tours/route/projectPoints.ts';

/** Field of the tour with the places on its map. */
const POINTS = 'points';
/** Maximum number of places of a route, as its field allows. */
export const MAX_POINTS = 100;

/** A place to add. */
export interface NewPoint extends Coordinates {
  title: string;
  /** Elevation in metres. */
  altitude?: number;
}

/** A place of the route, with the index of its row. */
export interface RoutePoint extends NewPoint {
  row: number;
}

interface RoutePoints {
  /** Places that have a position, in the order of travel. */
  points: readonly RoutePoint[];
  /** Number of rows, those without a position included. */
  rows: number;
  /** Adds places at the end. */
  add: (points: readonly NewPoint[]) => void;
  /** Replaces all places. */
  replace: (points: readonly NewPoint[]) => void;
  /** Moves a place to another position. */
  move: (row: number, to: Coordinates) => void;
}

/** Places on the map of the tour in the form, read from and written to its state. */
export function useRoutePoints(): RoutePoints {
  const [fields, dispatchFields] = useAllFormFields();
  const { addFieldRow, removeFieldRow, setModified } = useForm();
  const rows = fields[POINTS]?.rows?.length ?? 0;
  const addFrom = (start: number, points: readonly NewPoint[]): void => {
    for (const [index, point] of points.slice(0, MAX_POINTS - start).entries())
      addFieldRow({ path: POINTS, schemaPath: POINTS, rowIndex: start + index, subFieldState: stateOf(point) });
  };
  return {
    points: readPoints(fields, rows),
    rows,
    add: (points) => addFrom(rows, points),
    replace(points) {
      for (let row = rows - 1; row >= 0; row -= 1) removeFieldRow({ path: POINTS, rowIndex: row });
      addFrom(0, points);
    },
    move(row, { latitude, longitude }) {
      for (const [name, value] of Object.entries({ latitude, longitude }))
        dispatchFields({ type: 'UPDATE', path: `${POINTS}.${row}.${name}`, value });
      setModified(true);
    },
  };
}

function readPoints(fields: FormState, rows: number): RoutePoint[] {
  return Array.from({ length: rows }).flatMap((_, row) => {
    const read = (name: string): unknown => fields[`${POINTS}.${row}.${name}`]?.value;
    const [latitude, longitude] = [read('latitude'), read('longitude')];
    if (typeof latitude !== 'number' || typeof longitude !== 'number') return [];
    if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return [];
    return [{ row, title: String(read('title') ?? ''), latitude, longitude }];
  });
}

function stateOf(point: NewPoint): FormState {
  const entries = Object.entries({ isStay: false, ...point });
  return Object.fromEntries(
    entries.map(([name, value]) => [name, { initialValue: value, passesCondition: true, valid: true, value }]),
  );
}
