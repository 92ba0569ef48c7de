import type { StrokeName } from './headlineChoices.ts';

/** Hand-drawn paths in a 100 by 100 viewBox that is stretched to the width of the words. */
const PATHS: Record<StrokeName, string> = {
  circle: 'M88 14C64 2 22 2 8 34-4 64 20 96 56 95 88 94 104 62 92 34 84 14 60 4 34 9',
  underline: 'M2 95C24 91 62 89 98 92',
  double: 'M2 90C30 86 66 86 98 89M10 99C36 95 64 95 90 98',
  wave: 'M2 94C8 88 14 88 20 94S32 100 38 94 50 88 56 94 68 100 74 94 86 88 98 94',
};

/** Decorative stroke at some words; hidden from screen readers. */
export function Stroke({ name }: { name: StrokeName }) {
  return (
    <svg aria-hidden="true" className={`r-stroke r-stroke--${name}`} preserveAspectRatio="none" viewBox="0 0 100 100">
      <path d={PATHS[name]} />
    </svg>
  );
}
