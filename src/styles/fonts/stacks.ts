import { FALLBACKS } from './fallbacks.ts';

/** Values of `font-family`: ours, the fitted fallbacks, then whatever the system has. */
export const FONT_STACKS = {
  display: stack('Fraunces', 'Georgia, serif'),
  text: stack('Instrument Sans', 'system-ui, sans-serif'),
} as const;

function stack(family: string, last: string): string {
  const fitted = FALLBACKS.filter((fallback) => fallback.of === family).map((fallback) => fallback.family);
  return `${[family, ...fitted].map((name) => `"${name}"`).join(', ')}, ${last}`;
}
