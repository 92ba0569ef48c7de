type Rgb = [red: number, green: number, blue: number];

const BLACK = '#000000';
const WHITE = '#ffffff';
/** Steps of lightness to try between black and white. */
const STEPS = 1000;

/** Whether a value is a colour as the theme stores it: `#` and six hex digits. */
export function isHexColor(value: unknown): value is string {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
}

/** WCAG relative luminance of a colour: 0 for black, 1 for white. */
export function relativeLuminance(color: string): number {
  return luminanceOf(parseHex(color));
}

/** The same of channels from 0 to 1. */
export function luminanceOf(rgb: readonly [red: number, green: number, blue: number]): number {
  const [red, green, blue] = rgb.map(linear) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast of two colours, from 1 to 21; their order does not matter. */
export function contrastRatio(one: string, other: string): number {
  return contrastOfLuminances(relativeLuminance(one), relativeLuminance(other));
}

/** WCAG contrast of two luminances. */
export function contrastOfLuminances(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Black or white, whichever has more contrast on the background. One of them always reaches 4.5. */
export function readableOn(background: string): string {
  return contrastRatio(BLACK, background) > contrastRatio(WHITE, background) ? BLACK : WHITE;
}

/** Maximum number of results that are kept. */
const MAX_SEARCHED = 500;
/** Cached results of the search, which takes up to 2,000 steps; pages need the same few colours again and again. */
const searched = new Map<string, string>();

/**
 * The nearest colour of the same hue, darker or lighter, that has the wanted contrast.
 * @returns the foreground itself when it passes; black or white when no lightness reaches the ratio
 */
export function nearestPassing(foreground: string, background: string, ratio: number): string {
  const key = `${foreground} ${background} ${ratio}`;
  const known = searched.get(key);
  if (known) return known;
  if (searched.size >= MAX_SEARCHED) searched.clear();
  const found = searchNearest(foreground, background, ratio);
  searched.set(key, found);
  return found;
}

function searchNearest(foreground: string, background: string, ratio: number): string {
  const passes = (color: string) => contrastRatio(color, background) >= ratio;
  if (passes(foreground)) return foreground;
  const [hue, saturation, lightness] = toHsl(parseHex(foreground));
  for (let step = 1; step <= STEPS; step++) {
    for (const shifted of [lightness - step / STEPS, lightness + step / STEPS]) {
      const color = toHex(fromHsl(hue, saturation, Math.min(1, Math.max(0, shifted))));
      if (passes(color)) return color;
    }
  }
  return readableOn(background);
}

/** Hue in degrees, saturation and lightness from 0 to 1. */
export interface Hsl {
  hue: number;
  saturation: number;
  lightness: number;
}

/** A colour by hue, saturation and lightness. */
export function hslOf(color: string): Hsl {
  const [hue, saturation, lightness] = toHsl(parseHex(color));
  return { hue: hue * 60, saturation, lightness };
}

/** The colour of a hue, saturation and lightness, as the theme stores it. */
export function hexOf({ hue, saturation, lightness }: Hsl): string {
  return toHex(fromHsl((((hue % 360) + 360) % 360) / 60, saturation, lightness));
}

function parseHex(color: string): Rgb {
  if (!isHexColor(color)) throw new RangeError(`"${color}" is no colour such as #2541a8.`);
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255) as Rgb;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function toHex(rgb: Rgb): string {
  return `#${rgb
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function toHsl(rgb: Rgb): [hue: number, saturation: number, lightness: number] {
  const [red, green, blue] = rgb;
  const most = Math.max(...rgb);
  const span = most - Math.min(...rgb);
  const lightness = most - span / 2;
  if (span === 0) return [0, 0, lightness];
  const saturation = span / (1 - Math.abs(2 * lightness - 1));
  if (most === red) return [((green - blue) / span + 6) % 6, saturation, lightness];
  return [most === green ? (blue - red) / span + 2 : (red - green) / span + 4, saturation, lightness];
}

/** Hue in sixths of the circle. */
function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const position = (offset + hue * 2) % 12;
    return lightness - reach * Math.max(-1, Math.min(position - 3, 9 - position, 1));
  };
  return [channel(0), channel(8), channel(4)];
}
