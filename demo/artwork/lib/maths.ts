/** Limits a number to a range. */
export function clamp(value: number, low = 0, high = 1): number {
  return value < low ? low : value > high ? high : value;
}

/** Smooth 0→1 step between two edges (the edges may be given in descending order). */
export function smooth(low: number, high: number, value: number): number {
  const t = clamp((value - low) / (high - low));
  return t * t * (3 - 2 * t);
}

/** Linear blend. */
export function lerp(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

/** Breaks a 0–1 tone into flat steps with soft edges: the gouache look. */
export function steps(tone: number, count: number, softness = 0.35): number {
  const scaled = clamp(tone) * count;
  const base = Math.floor(scaled);
  const rest = scaled - base;
  return (base + smooth(0.5 - softness / 2, 0.5 + softness / 2, rest)) / count;
}

/** Rounds for compact SVG output. */
export function r1(value: number): number {
  return Math.round(value * 10) / 10;
}
