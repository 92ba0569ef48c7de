import type { Shape } from '../../editor/palette/sections/section.ts';

/** A drawn block: its shapes, from its own top left corner, and its size. */
export interface Drawn {
  width: number;
  height: number;
  shapes: readonly Shape[];
}

export const NOTHING: Drawn = { width: 0, height: 0, shapes: [] };

/** Rectangle of a tone, at the origin. */
export function box(tone: Shape['tone'], width: number, height: number, radius = 1): Drawn {
  return { width, height, shapes: [{ tone, x: 0, y: 0, width, height, radius }] };
}

/** Shapes of a drawing, moved by an offset. */
export function moved({ shapes }: Drawn, x: number, y: number): Shape[] {
  return shapes.map((shape) => ({ ...shape, x: round(shape.x + x), y: round(shape.y + y) }));
}

/** Stacks drawings vertically. */
export function stack(drawn: readonly Drawn[], gap: number): Drawn {
  const shown = drawn.filter(({ height }) => height > 0);
  let y = 0;
  const shapes = shown.flatMap((each) => {
    const placed = moved(each, 0, y);
    y += each.height + gap;
    return placed;
  });
  return { width: Math.max(0, ...shown.map(({ width }) => width)), height: Math.max(0, y - gap), shapes };
}

/** Puts drawings in a row, aligned at their centres or tops. */
export function beside(drawn: readonly Drawn[], gap: number, align: 'start' | 'center'): Drawn {
  const height = Math.max(0, ...drawn.map((each) => each.height));
  let x = 0;
  const shapes = drawn.flatMap((each) => {
    const placed = moved(each, x, align === 'center' ? (height - each.height) / 2 : 0);
    x += each.width + gap;
    return placed;
  });
  return { width: Math.max(0, x - gap), height, shapes };
}

/** Lines of running text, for about so many characters. */
export function lines(characters: number, width: number, most = 4): Drawn {
  const count = Math.min(most, Math.max(1, Math.ceil(characters / (width * 0.9))));
  const all = Array.from({ length: count }, (_, line) =>
    box('words', round(line === count - 1 && count > 1 ? width * 0.6 : width), 2, 0),
  );
  return { ...stack(all, 2), width };
}

/** Rounds a length to tenths, to keep the SVG short. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
