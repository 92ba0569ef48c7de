/** A typeface for headings and one for running text and controls, as CSS families. Pages in Arabic have their own whatever the pair. */
export interface Typefaces {
  /** As the theme stores it. */
  id: string;
  label: string;
  display: string;
  text: string;
}

/** The pairs that a theme can have, the default first. Their files are cut by `src/styles/fonts/`. */
export const TYPEFACES = [
  {
    id: 'fraunces',
    label: 'Fraunces, with Instrument Sans: warm, old style',
    display: 'Fraunces',
    text: 'Instrument Sans',
  },
  { id: 'outfit', label: 'Outfit, with Figtree: round, friendly', display: 'Outfit', text: 'Figtree' },
  {
    id: 'archivo',
    label: 'Archivo, with Instrument Sans: firm, like signs',
    display: 'Archivo',
    text: 'Instrument Sans',
  },
  {
    id: 'playfair',
    label: 'Playfair Display, with Source Serif: a printed page',
    display: 'Playfair',
    text: 'Source Serif',
  },
  { id: 'lora', label: 'Lora, with Karla: calm, bookish', display: 'Lora', text: 'Karla' },
  {
    id: 'bricolage',
    label: 'Bricolage Grotesque, with DM Sans: bold, lively',
    display: 'Bricolage',
    text: 'DM Sans',
  },
] as const satisfies readonly [Typefaces, ...Typefaces[]];

export type TypefacesId = (typeof TYPEFACES)[number]['id'];

/** The pair of a stored value; the default's for any other. */
export function findTypefaces(id: unknown): Typefaces {
  return TYPEFACES.find((typefaces) => typefaces.id === id) ?? TYPEFACES[0];
}
