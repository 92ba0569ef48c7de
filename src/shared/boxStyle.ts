/** A choice of how the box of a block looks: labels for editors, and its CSS. */
interface BoxChoice {
  label: string;
  steps: Readonly<Record<string, { label: string; css: string }>>;
}

/**
 * What any block may choose for its box, in steps that follow the theme. Grounds are tints of the text's own colour: text stays legible on
 * them on any band, also in the dark.
 */
export const BOX_CHOICES: Readonly<Record<string, BoxChoice>> = {
  ground: {
    label: 'Ground',
    steps: {
      quiet: { label: 'Quiet', css: 'background-color:color-mix(in oklab,var(--color-ink) 5%,transparent)' },
      clear: { label: 'Clearer', css: 'background-color:color-mix(in oklab,var(--color-ink) 9%,transparent)' },
    },
  },
  border: {
    label: 'Border',
    steps: {
      line: { label: 'Thin line', css: 'border:1px solid var(--color-line)' },
      strong: { label: 'Strong line', css: 'border:2px solid var(--color-ink)' },
    },
  },
  corners: {
    label: 'Corners',
    steps: {
      look: { label: 'As pictures have', css: 'border-radius:var(--radius)' },
      round: { label: 'Round', css: 'border-radius:1.5rem' },
    },
  },
  shadow: {
    label: 'Shadow',
    steps: {
      soft: { label: 'Soft', css: 'box-shadow:0 .5rem 1.75rem -.75rem #00000042' },
      deep: { label: 'Deep', css: 'box-shadow:0 1.25rem 2.75rem -1rem #0000006b' },
    },
  },
  measure: {
    label: 'Width of the block',
    steps: {
      text: { label: 'As text', css: 'max-inline-size:var(--text-width);margin-inline:auto' },
      half: { label: 'Half', css: 'max-inline-size:calc(var(--content-width)/2);margin-inline:auto' },
      page: { label: 'As the page', css: 'max-inline-size:var(--content-width);margin-inline:auto' },
    },
  },
};

/** The CSS of a chosen step; empty for what is not among them. */
export function boxCss(name: string, step: unknown): string {
  const steps = BOX_CHOICES[name]?.steps ?? {};
  return typeof step === 'string' && Object.hasOwn(steps, step) ? (steps[step]?.css ?? '') : '';
}
