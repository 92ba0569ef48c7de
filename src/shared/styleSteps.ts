/** A choice of a few named steps, the default first: the way pages are drawn without a choice, and without a byte for it. */
interface Choice {
  label: string;
  steps: readonly [StyleStep, ...StyleStep[]];
}

interface StyleStep {
  /** As the theme and files of looks store it. */
  id: string;
  label: string;
}

/** What a look chooses beside colours, letters and sizes. The style of each step is in `src/render/styleSteps.ts`. */
export const STYLE_CHOICES = {
  spaces: {
    label: 'Spaces',
    steps: [
      { id: 'regular', label: 'Regular' },
      { id: 'compact', label: 'Compact' },
      { id: 'airy', label: 'Airy' },
    ],
  },
  shadows: {
    label: 'Shadows',
    steps: [
      { id: 'none', label: 'None' },
      { id: 'soft', label: 'Soft' },
      { id: 'deep', label: 'Deep' },
    ],
  },
  buttons: {
    label: 'Shape of buttons',
    steps: [
      { id: 'pill', label: 'Pill' },
      { id: 'rounded', label: 'Corners of the look' },
      { id: 'square', label: 'Square' },
    ],
  },
  fill: {
    label: 'Colour of buttons',
    steps: [
      { id: 'ink', label: 'Text' },
      { id: 'brand', label: 'Brand' },
      { id: 'accent', label: 'Accent' },
    ],
  },
  links: {
    label: 'Links in text',
    steps: [
      { id: 'thin', label: 'Thin line' },
      { id: 'thick', label: 'Thick line' },
      { id: 'coloured', label: 'Brand colour and line' },
    ],
  },
  fields: {
    label: 'Fields of forms',
    steps: [
      { id: 'line', label: 'Line below' },
      { id: 'boxed', label: 'Boxed' },
      { id: 'filled', label: 'Filled' },
    ],
  },
  cards: {
    label: 'Cards of lists',
    steps: [
      { id: 'open', label: 'Open' },
      { id: 'framed', label: 'Framed' },
      { id: 'raised', label: 'Raised' },
      { id: 'filled', label: 'Filled' },
    ],
  },
  arches: {
    label: 'Pictures in an arch',
    steps: [
      { id: 'arch', label: 'Arch' },
      { id: 'capsule', label: 'Round above and below' },
      { id: 'leaf', label: 'Leaf' },
      { id: 'corner', label: 'One round corner' },
      { id: 'straight', label: 'As other pictures' },
    ],
  },
  header: {
    label: 'Header',
    steps: [
      { id: 'plain', label: 'As the page' },
      { id: 'ink', label: 'Dark band' },
      { id: 'brand', label: 'Brand band' },
    ],
  },
  footer: {
    label: 'Footer’s band',
    steps: [
      { id: 'ink', label: 'Dark' },
      { id: 'brand', label: 'Brand' },
      { id: 'sand', label: 'Quiet surface' },
      { id: 'paper', label: 'As the page, with a line' },
    ],
  },
  dark: {
    label: 'Dark mode',
    steps: [
      { id: 'off', label: 'Off' },
      { id: 'auto', label: 'Where a visitor’s device asks for it' },
    ],
  },
} as const satisfies Record<string, Choice>;

export type StyleChoice = keyof typeof STYLE_CHOICES;

/** The step of each choice. */
export type StyleTokens = { [Name in StyleChoice]: (typeof STYLE_CHOICES)[Name]['steps'][number]['id'] };

export const STYLE_NAMES: readonly StyleChoice[] = Object.keys(STYLE_CHOICES) as StyleChoice[];

/** Whether a stored value is a step of a choice. */
export function isStyleStep(name: StyleChoice, value: unknown): value is StyleTokens[StyleChoice] {
  return STYLE_CHOICES[name].steps.some(({ id }) => id === value);
}
