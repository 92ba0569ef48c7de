import type { RenderContext } from '../../render/context.ts';
import { alongLine, drawLine } from '../../tours/route/drawLine.ts';
import { placeLabels, widthOf } from '../../tours/route/placeLabels.ts';
import { type ProjectedPoints, projectPoints, type Spot } from '../../tours/route/projectPoints.ts';
import type { TourPoint } from '../../tours/tour.ts';
import { readStops, type Stop } from './stops.ts';

/** Maps for wide and narrow slots, in units of about CSS px there; labels stay legible on both. */
const SHEETS = {
  wide: { width: 720, margin: { inline: 84, block: 56 }, ratios: [0.5, 0.86], size: 15 },
  narrow: { width: 350, margin: { inline: 46, block: 48 }, ratios: [0.8, 1.25], size: 13 },
} as const;

/** Lengths of the scale bar, in km. */
const SCALES = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000];

interface RouteMapProps {
  context: RenderContext;
  /** Id of the route with its markers, drawn in the wide map and reused (`use`) in the narrow one. */
  drawing: string;
  points: readonly TourPoint[];
  sheet: keyof typeof SHEETS;
}

/** Route map: places, nights, start and end. Hidden from screen readers, since the list beside it has the same content. */
export function RouteMap({ context, drawing, points, sheet }: RouteMapProps) {
  const { size, width } = SHEETS[sheet];
  const { height, kilometresPerUnit, spots } = projectPoints(points, SHEETS[sheet]);
  const stops = readStops(points);
  const at = stops.map((stop) => spots[points.findIndex((point) => isAt(stop, point))] ?? { x: 0, y: 0 });
  const scale = scaleFor(kilometresPerUnit, width);
  const corner = { x: 14, y: height - 42, width: scale.width + 24, height: 42 };
  const labels = placeLabels(
    stops.map((stop, index) => ({ ...(at[index] ?? { x: 0, y: 0 }), text: stop.title, weight: weightOf(stop) })),
    {
      width,
      height,
      size,
      clearance: 12,
      obstacles: [corner, { x: width - 42, y: 8, width: 34, height: 54 }],
      shunned: alongLine(spots),
    },
  );
  return (
    <svg
      aria-hidden="true"
      className={`r-route__sheet r-route__sheet--${sheet}`}
      fontSize={size}
      viewBox={`0 0 ${width} ${height}`}
    >
      {sheet === 'wide' && <Ground height={height} width={width} />}
      <rect className="r-route__frame" height={height - 16} width={width - 16} x={8} y={8} />
      {sheet === 'wide' ? (
        <g className="r-route__drawing" id={drawing}>
          <path className="r-route__way" d={drawLine(spots)} />
          <Marks at={at} stops={stops} />
        </g>
      ) : (
        <use
          href={`#${drawing}`}
          transform={transformFrom(projectPoints(points, SHEETS.wide), spots, kilometresPerUnit)}
        />
      )}
      {labels.map(
        (label, index) =>
          label && (
            <text
              className={weightOf(stops[index] as Stop) ? 'r-route__name r-route__name--main' : 'r-route__name'}
              key={`${label.x} ${label.y}`}
              textAnchor={label.anchor === 'start' ? undefined : label.anchor}
              x={label.x}
              y={round(label.y + size * 0.34)}
            >
              {stops[index]?.title}
            </text>
          ),
      )}
      <g className="r-route__scale">
        <path d={`M24 ${height - 26}v6h${scale.width}v-6`} />
        <text fontSize={11} x={24} y={height - 31}>
          {context.t('tourRoute.scale', { km: scale.km })}
        </text>
        <path d={`M${width - 25} 44V20l-5 9m5-9l5 9`} />
        <text fontSize={11} textAnchor="middle" x={width - 25} y={56}>
          {context.t('tourRoute.north')}
        </text>
      </g>
    </svg>
  );
}

/** Transforms the places of one map to another: both are true to distances, so one scale and one translation suffice. */
function transformFrom(from: ProjectedPoints, spots: readonly Spot[], kilometresPerUnit: number): string {
  const scale = from.kilometresPerUnit / kilometresPerUnit;
  const [there, here] = [from.spots[0] ?? ORIGIN, spots[0] ?? ORIGIN];
  const [x, y] = [here.x - there.x * scale, here.y - there.y * scale];
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})scale(${scale.toFixed(4)})`;
}

const ORIGIN: Spot = { x: 0, y: 0 };

/** Decorative contour lines, as on the site's other maps. */
function Ground({ height, width }: { height: number; width: number }) {
  const lines = [0.16, 0.3, 0.45, 0.61, 0.78, 0.93].map((share, index) => {
    const y = Math.round(height * share);
    const rise = Math.round(height * (index % 2 ? 0.07 : 0.1));
    return `M0 ${y}C${Math.round(width * 0.2)} ${y - rise} ${Math.round(width * 0.34)} ${y + rise} ${Math.round(width * 0.55)} ${y - Math.round(rise / 3)}S${Math.round(width * 0.85)} ${y - rise} ${width} ${y}`;
  });
  return <path className="r-route__hills" d={lines.join('')} />;
}

/**
 * A filled marker for an overnight stop, an open one on the way; start and end have a ring. Markers of a kind are zero-length lines with round
 * caps.
 */
function Marks({ at, stops }: { at: readonly Spot[]; stops: readonly Stop[] }) {
  const dots = (isWanted: (stop: Stop) => boolean): string =>
    stops.flatMap((stop, index) => (isWanted(stop) ? `M${at[index]?.x ?? 0} ${at[index]?.y ?? 0}h0` : [])).join('');
  const [rings, filled, open] = [
    dots(({ isEnd, isStart }) => isStart || isEnd),
    dots((stop) => weightOf(stop) > 0),
    dots((stop) => weightOf(stop) === 0),
  ];
  return (
    <>
      <Dots d={rings} edge="r-route__ring" inside="r-route__ring--inside" />
      <Dots d={filled} edge="r-route__stay" inside="r-route__stay--inside" />
      <Dots d={open} edge="r-route__stopover" inside="r-route__stopover--inside" />
    </>
  );
}

function Dots({ d, edge, inside }: { d: string; edge: string; inside: string }) {
  if (!d) return null;
  return (
    <>
      <path className={edge} d={d} />
      <path className={inside} d={d} />
    </>
  );
}

function isAt(stop: Stop, point: TourPoint): boolean {
  return stop.title === point.title && stop.latitude === point.latitude && stop.longitude === point.longitude;
}

function weightOf({ isEnd, isStart, isStay }: Stop): number {
  return isStart || isEnd ? 2 : isStay ? 1 : 0;
}

/** The longest round length within a quarter of the map's width. */
function scaleFor(kilometresPerUnit: number, width: number): { km: number; width: number } {
  const km = SCALES.findLast((length) => length / kilometresPerUnit <= width / 4) ?? SCALES[0] ?? 1;
  return { km, width: Math.max(widthOf('99', 11), Math.min(width / 2, Math.round(km / kilometresPerUnit))) };
}

function round(value: number): number {
  return Math.round(value);
}
