'use client';
import { type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { joinList } from '../../../../shared/studioWords/joinList.ts';
import { t } from '../../../../shared/studioWords/t.ts';
import { alongLine, drawLine } from '../../../../tours/route/drawLine.ts';
import { placeLabels } from '../../../../tours/route/placeLabels.ts';
import { type Coordinates, projectPoints } from '../../../../tours/route/projectPoints.ts';
import type { RoutePoint } from './useRoutePoints.ts';

/** Width before it is measured, in CSS px. */
const WIDTH = 720;
const KM_PER_DEGREE = 111.32;
const SIZE = 13;

interface RouteSketchProps {
  points: readonly RoutePoint[];
  onMove: (row: number, to: Coordinates) => void;
}

interface Drag {
  row: number;
  from: { x: number; y: number };
  by: { x: number; y: number };
}

/** The route as visitors see it on the map; a place is dragged, or its coordinates are typed below. */
export function RouteSketch({ onMove, points }: RouteSketchProps) {
  const sheet = useRef<SVGSVGElement>(null);
  const width = useWidth(sheet);
  const [drag, setDrag] = useState<Drag>();
  const {
    height,
    kilometresPerUnit,
    spots: stored,
  } = projectPoints(points, {
    width,
    margin: { inline: width / 8, block: 40 },
    ratios: [0.4, 0.7],
  });
  const spots = stored.map((spot, index) =>
    drag && points[index]?.row === drag.row ? { x: spot.x + drag.by.x, y: spot.y + drag.by.y } : spot,
  );
  const labels = placeLabels(
    spots.map((spot, index) => ({ ...spot, text: points[index]?.title ?? '', weight: 0 })),
    { width, height, size: SIZE, clearance: 14, obstacles: [], shunned: alongLine(spots) },
  );
  const offset = (event: PointerEvent, from: { x: number; y: number }) => ({
    x: event.clientX - from.x,
    y: event.clientY - from.y,
  });
  const drop = (point: RoutePoint): void => {
    if (drag && (drag.by.x || drag.by.y)) onMove(point.row, movedBy(point, drag.by, kilometresPerUnit));
    setDrag(undefined);
  };
  return (
    <svg
      aria-label={t('Route: {places}', { places: joinList(points.map(({ title }) => title)) })}
      className="rihla-route__sketch"
      fontSize={SIZE}
      ref={sheet}
      role="img"
      viewBox={`0 0 ${width} ${height}`}
    >
      <path className="rihla-route__way" d={drawLine(spots)} />
      {points.map((point, index) => (
        <circle
          cx={spots[index]?.x}
          cy={spots[index]?.y}
          key={point.row}
          onPointerCancel={() => setDrag(undefined)}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            setDrag({ row: point.row, from: { x: event.clientX, y: event.clientY }, by: { x: 0, y: 0 } });
          }}
          onPointerMove={(event) => drag?.row === point.row && setDrag({ ...drag, by: offset(event, drag.from) })}
          onPointerUp={() => drop(point)}
          r={8}
        />
      ))}
      {labels.map(
        (label, index) =>
          label && (
            <text key={points[index]?.row} textAnchor={label.anchor} x={label.x} y={label.y + SIZE * 0.34}>
              {points[index]?.title}
            </text>
          ),
      )}
    </svg>
  );
}

/** The width of the drawing in CSS px, which are its units: its text has the same size on a phone. */
function useWidth(sheet: RefObject<SVGSVGElement | null>): number {
  const [width, setWidth] = useState(WIDTH);
  useLayoutEffect(() => {
    if (!sheet.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width || WIDTH)));
    observer.observe(sheet.current);
    return () => observer.disconnect();
  }, [sheet]);
  return width;
}

/** Position after a movement on the drawing, with five decimals: a metre. */
function movedBy(
  { latitude, longitude }: Coordinates,
  { x, y }: { x: number; y: number },
  kilometresPerUnit: number,
): Coordinates {
  const degrees = kilometresPerUnit / KM_PER_DEGREE;
  const shrink = Math.max(0.05, Math.cos((latitude * Math.PI) / 180));
  const rounded = (value: number, most: number): number =>
    Math.round(Math.min(most, Math.max(-most, value)) * 1e5) / 1e5;
  return { latitude: rounded(latitude - y * degrees, 90), longitude: rounded(longitude + (x * degrees) / shrink, 180) };
}
