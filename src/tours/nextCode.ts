/** Number at the end of a code. */
const NUMBER = /(\d+)(\D*)$/;

/**
 * The code of a copy: `KH-08` after `KH-07`, or the next free one.
 * @param taken existing codes, in any case
 */
export function nextCode(code: string, taken: readonly string[]): string {
  const used = new Set(taken.map((each) => each.trim().toLowerCase()));
  const trimmed = code.trim();
  const match = trimmed.match(NUMBER);
  for (let step = 1; ; step += 1) {
    const next = match
      ? trimmed.replace(NUMBER, plus(match[1] ?? '0', step) + (match[2] ?? ''))
      : `${trimmed}-${step + 1}`;
    if (!used.has(next.toLowerCase())) return next;
  }
}

function plus(digits: string, step: number): string {
  return String(BigInt(digits) + BigInt(step)).padStart(digits.length, '0');
}
