/** Appearance of share buttons: values as stored, labels as in the studio. */
export const SHARE_VIEWS = { icon: 'Icon', text: 'Text', both: 'Icon and text' } as const;

export const SHARE_SKINS = {
  gradient: 'Gradient',
  minimal: 'Minimal',
  framed: 'Framed',
  boxed: 'Boxed icon',
  flat: 'Flat',
} as const;

export const SHARE_SHAPES = { square: 'Square', rounded: 'Rounded', circle: 'Circle' } as const;

export const SHARE_COLUMNS = { auto: 'Auto', 1: '1', 2: '2', 3: '3', 4: '4', 5: '5', 6: '6' } as const;

export const SHARE_ALIGNMENTS = { start: 'Start', center: 'Centre', end: 'End', stretch: 'Justified' } as const;

export type ShareView = keyof typeof SHARE_VIEWS;
export type ShareSkin = keyof typeof SHARE_SKINS;
export type ShareShape = keyof typeof SHARE_SHAPES;
export type ShareAlignment = keyof typeof SHARE_ALIGNMENTS;

/** Looks of the theme's share box: presets of button settings. */
export const SHARE_BOX_LOOKS = {
  names: { label: 'Names', view: 'text', skin: 'minimal', shape: 'square' },
  icons: { label: 'Icons in circles', view: 'icon', skin: 'framed', shape: 'circle' },
  buttons: { label: 'Icons and names', view: 'both', skin: 'framed', shape: 'rounded' },
} as const satisfies Record<string, { label: string; view: ShareView; skin: ShareSkin; shape: ShareShape }>;

export type ShareBoxLook = keyof typeof SHARE_BOX_LOOKS;

/** Validates a stored value against choices; the fallback otherwise. */
export function choiceOf<T extends string>(choices: Readonly<Record<T, unknown>>, value: unknown, fallback: T): T {
  return typeof value === 'string' && Object.hasOwn(choices, value) ? (value as T) : fallback;
}
