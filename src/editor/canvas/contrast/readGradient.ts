/** A gradient of computed style, as a canvas can paint it. */
export interface Gradient {
  /** Direction in degrees, 0 upwards; undefined for a radial one around the middle. */
  angle: number | undefined;
  /** Colours with their positions from 0 to 1. */
  stops: readonly { at: number; colour: string }[];
}

const SIDES: Readonly<Record<string, number>> = { 'to top': 0, 'to right': 90, 'to bottom': 180, 'to left': 270 };
const RADIAL_SHAPE = /^(?:ellipse |circle )?(?:farthest-side|farthest-corner|at center)$/;

/**
 * Reads a `linear-gradient()` or `radial-gradient()` of computed style.
 * @returns undefined for anything else, and for stops that are no percentages
 */
export function readGradient(image: string): Gradient | undefined {
  const [, kind, inside = ''] = /^(linear|radial)-gradient\((.*)\)$/s.exec(image.trim()) ?? [];
  if (!kind) return undefined;
  const [first = '', ...rest] = splitArguments(inside);
  const direction = kind === 'linear' ? angleOf(first) : undefined;
  const isShape = kind === 'radial' && RADIAL_SHAPE.test(first);
  const stops = readStops(direction === undefined && !isShape ? [first, ...rest] : rest);
  return stops && { angle: kind === 'linear' ? (direction ?? 180) : undefined, stops };
}

function angleOf(text: string): number | undefined {
  return SIDES[text] ?? (/^-?[\d.]+deg$/.test(text) ? Number.parseFloat(text) : undefined);
}

/** Positions that are not given lie evenly between their neighbours. */
function readStops(texts: readonly string[]): Gradient['stops'] | undefined {
  const read = texts.map((text) => {
    const [, colour = text, percent] = /^(.*\S)\s+(-?[\d.]+)%$/s.exec(text) ?? [];
    return { colour, at: percent === undefined ? undefined : Number(percent) / 100 };
  });
  if (read.length < 2 || read.some(({ colour }) => /\dpx$|%$/.test(colour))) return undefined;
  return read.map(({ at, colour }, index) => ({ colour, at: at ?? between(read, index) }));
}

function between(stops: readonly { at: number | undefined }[], index: number): number {
  const start = stops.slice(0, index).findLastIndex(({ at }) => at !== undefined);
  const end = stops.findIndex(({ at }, position) => position > index && at !== undefined);
  const [from, to] = [Math.max(start, 0), end < 0 ? stops.length - 1 : end];
  const [low, high] = [stops[from]?.at ?? 0, stops[to]?.at ?? 1];
  return to === from ? low : low + ((high - low) * (index - from)) / (to - from);
}

/** The arguments of a function: commas inside of parentheses divide nothing. */
function splitArguments(text: string): string[] {
  return text.split(/,(?![^(]*\))/).map((each) => each.trim());
}
