import { languageMark } from '../../render/text/languageMarks.ts';
import type { PageView } from '../../render/types.ts';
import type { ListingMapDrawing } from './drawMap.ts';

/** SVG below the markers. Hidden from screen readers, since the markers have the same content. */
export function Sheet({
  drawing: { height, labels, starts, ways, width },
  view,
}: {
  drawing: ListingMapDrawing;
  view: PageView;
}) {
  return (
    <svg aria-hidden="true" className="r-listing-map__drawing" viewBox={`0 0 ${width} ${height}`}>
      <path className="r-listing-map__hills" d={hills(width, height)} />
      <rect className="r-listing-map__frame" height={height - 16} width={width - 16} x={8} y={8} />
      {ways.map(({ d, path }) => (
        <path className="r-listing-map__way" d={d} data-way={path} key={path} />
      ))}
      {starts.map(({ x, y }) => (
        <circle className="r-listing-map__start" cx={x} cy={y} key={`${x} ${y}`} r={5} />
      ))}
      {labels.map(({ anchor, isMain, locale, size, text, x, y }) => (
        <text
          className={isMain ? 'r-listing-map__name' : 'r-listing-map__name r-listing-map__name--start'}
          key={`${text} ${x} ${y}`}
          textAnchor={anchor === 'start' ? undefined : anchor}
          x={x}
          y={Math.round(y + size * 0.34)}
          // What is hidden from screen readers is still drawn in the letters of its language.
          lang={languageMark({ locale }, view)?.lang}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}

/** Decorative contour lines, as on the site's other maps. */
function hills(width: number, height: number): string {
  const at = (share: number): number => Math.round(width * share);
  const lines = [0.16, 0.36, 0.6, 0.84].map((share, index) => {
    const y = Math.round(height * share);
    const rise = Math.round(height * (index % 2 ? 0.06 : 0.09));
    return `M0 ${y}C${at(0.2)} ${y - rise} ${at(0.34)} ${y + rise} ${at(0.55)} ${y - Math.round(rise / 3)}S${at(0.85)} ${y - rise} ${width} ${y}`;
  });
  return lines.join('');
}
