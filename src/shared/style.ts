/** Steps of the spacing scale; step N is the custom property `--space-N`, and 0 is none. */
export const SPACE_STEPS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
export type SpaceStep = (typeof SPACE_STEPS)[number];

/** Whether a stored value is a step of the scale. */
export function isSpaceStep(value: unknown): value is SpaceStep {
  return SPACE_STEPS.some((step) => step === value);
}

/** Devices of the builder (spec, breakpoints of the page builder). */
export const DEVICES = ['mobile', 'tablet', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];

/** Colours an editor may choose; each is a custom property `--color-<name>`, whose value the theme sets. */
export const COLOUR_NAMES = ['paper', 'sand', 'ink', 'brand', 'accent', 'saffron'] as const;
export type ColourName = (typeof COLOUR_NAMES)[number];

/** Backgrounds on which text is light. */
export const DARK_COLOURS: ReadonlySet<string> = new Set(['ink', 'brand', 'accent']);

/** Places of a picture that an editor may keep in view where it is cropped, as CSS `object-position` values. */
export const FOCUS_POINTS: Readonly<Record<string, string>> = {
  top: '50% 0%',
  left: '0% 50%',
  centre: '50% 50%',
  right: '100% 50%',
  bottom: '50% 100%',
};

/** Image proportions an editor may choose, as CSS `aspect-ratio` values. */
export const RATIOS = ['natural', '1/1', '4/3', '3/2', '16/9', '21/9', '4/5', '3/4', '2/3'] as const;
