/** The families of one page, as CSS families: one for headings, one for running text and controls. */
interface Families {
  display: string;
  text: string;
}

/** A pair of typefaces that a theme can have, with its companions on pages in Arabic. */
export interface Typefaces extends Families {
  /** As the theme stores it. */
  id: string;
  label: string;
  arabic: Families;
}

/** Companions in Arabic, by the character of the pairs that they go with. */
const WARM: Families = { display: 'El Messiri', text: 'Readex Pro' };
const BOOKISH: Families = { display: 'Noto Naskh Arabic', text: 'Vazirmatn' };
const GEOMETRIC: Families = { display: 'Alexandria', text: 'Readex Pro' };
const FIRM: Families = { display: 'Cairo', text: 'Vazirmatn' };
const ROUND: Families = { display: 'Baloo Bhaijaan', text: 'Readex Pro' };

/** The pairs that a theme can have, the default first. Their files are cut by `src/styles/fonts/`. */
export const TYPEFACES = [
  {
    id: 'fraunces',
    label: 'Fraunces, with Instrument Sans: warm, old style',
    display: 'Fraunces',
    text: 'Instrument Sans',
    arabic: WARM,
  },
  {
    id: 'outfit',
    label: 'Outfit, with Figtree: round, friendly',
    display: 'Outfit',
    text: 'Figtree',
    arabic: GEOMETRIC,
  },
  {
    id: 'archivo',
    label: 'Archivo, with Instrument Sans: firm, like signs',
    display: 'Archivo',
    text: 'Instrument Sans',
    arabic: FIRM,
  },
  {
    id: 'playfair',
    label: 'Playfair Display, with Source Serif: a printed page',
    display: 'Playfair',
    text: 'Source Serif',
    arabic: BOOKISH,
  },
  { id: 'lora', label: 'Lora, with Karla: calm, bookish', display: 'Lora', text: 'Karla', arabic: BOOKISH },
  {
    id: 'bricolage',
    label: 'Bricolage Grotesque, with DM Sans: bold, lively',
    display: 'Bricolage',
    text: 'DM Sans',
    arabic: ROUND,
  },
  {
    id: 'newsreader',
    label: 'Newsreader, with Work Sans: a travel report',
    display: 'Newsreader',
    text: 'Work Sans',
    arabic: BOOKISH,
  },
  {
    id: 'cormorant',
    label: 'Cormorant, with Mulish: fine, festive',
    display: 'Cormorant',
    text: 'Mulish',
    arabic: WARM,
  },
  {
    id: 'bitter',
    label: 'Bitter, with Work Sans: sturdy, like a field book',
    display: 'Bitter',
    text: 'Work Sans',
    arabic: FIRM,
  },
  {
    id: 'space-grotesk',
    label: 'Space Grotesk, with DM Sans: technical, exact',
    display: 'Space Grotesk',
    text: 'DM Sans',
    arabic: GEOMETRIC,
  },
  { id: 'nunito', label: 'Nunito, with Mulish: soft, for families', display: 'Nunito', text: 'Mulish', arabic: ROUND },
  {
    id: 'oswald',
    label: 'Oswald, with Source Serif: narrow, like a poster',
    display: 'Oswald',
    text: 'Source Serif',
    arabic: FIRM,
  },
] as const satisfies readonly [Typefaces, ...Typefaces[]];

export type TypefacesId = (typeof TYPEFACES)[number]['id'];

/** The pair of a stored value; the default's for any other. */
export function findTypefaces(id: unknown): Typefaces {
  return TYPEFACES.find((typefaces) => typefaces.id === id) ?? TYPEFACES[0];
}
