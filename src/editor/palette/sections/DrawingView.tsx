import './drawing.css';
import type { Drawing, Shape } from './section.ts';

/** The small picture of a section; decoration beside its name. Renders an `<svg>`. */
export function DrawingView({ drawing: { height, shapes, width } }: { drawing: Drawing }) {
  return (
    <svg aria-hidden="true" className="rihla-editor-drawing" viewBox={`0 0 ${width} ${height}`}>
      {shapes.map((shape) => (
        <path d={outlineOf(shape)} data-tone={shape.tone} key={`${shape.tone} ${shape.x} ${shape.y} ${shape.width}`} />
      ))}
    </svg>
  );
}

/** A larger radius makes an arch, whose lower corners are sharp. */
const LARGEST_CORNER = 4;

function outlineOf({ height, radius = 0, width, x, y }: Shape): string {
  const r = Math.min(radius, width / 2, radius > LARGEST_CORNER ? height : height / 2);
  const top = `V${y + r}q0 ${-r} ${r} ${-r}H${x + width - r}q${r} 0 ${r} ${r}`;
  if (r > LARGEST_CORNER) return `M${x} ${y + height}${top}V${y + height}Z`;
  return `M${x + r} ${y + height}q${-r} 0 ${-r} ${-r}${top}V${y + height - r}q0 ${r} ${-r} ${r}Z`;
}
