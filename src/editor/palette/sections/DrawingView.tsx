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

function outlineOf({ height, radius = 0, width, x, y }: Shape): string {
  const r = Math.min(radius, width / 2, height);
  return `M${x} ${y + height}V${y + r}q0 ${-r} ${r} ${-r}H${x + width - r}q${r} 0 ${r} ${r}V${y + height}Z`;
}
