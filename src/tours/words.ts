// Enumerations of tours and departures, with labels for editors.

/** Slugs of the collections, for relations. */
export const TOURS = 'tours';
export const DEPARTURES = 'departures';

/** Collections whose layouts can show facts of a tour: its own, and templates. */
export const ONLY_IN_TOURS: readonly string[] = [TOURS, 'templates'];

/** Path of the archive of tours. */
export const TOURS_PATH = '/tours/';

/** Difficulty of a tour. */
export const DIFFICULTIES = { easy: 'Easy', moderate: 'Moderate', demanding: 'Demanding' } as const;
export type Difficulty = keyof typeof DIFFICULTIES;

/** Meals of a day. */
export const MEALS = { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner' } as const;
export type Meal = keyof typeof MEALS;

/** Languages of guides, by ISO 639-1 code. */
export const GUIDE_LANGUAGES = {
  en: 'English',
  fr: 'French',
  ar: 'Arabic',
  es: 'Spanish',
  de: 'German',
  it: 'Italian',
} as const;
export type GuideLanguage = keyof typeof GUIDE_LANGUAGES;

/** Ways to request a tour: on its dates, on request, or both (reference 1.1). */
export const ENQUIRY_MODES = {
  dated: 'On its dates',
  onRequest: 'On request, at any date',
  both: 'On its dates, and on request',
} as const;
export type EnquiryMode = keyof typeof ENQUIRY_MODES;

/** Basis of a price. */
export const PRICE_BASES = { person: 'For each traveller', group: 'For the whole group' } as const;
export type PriceBasis = keyof typeof PRICE_BASES;

/** The months, as best months are stored. */
export const MONTHS = {
  '1': 'January',
  '2': 'February',
  '3': 'March',
  '4': 'April',
  '5': 'May',
  '6': 'June',
  '7': 'July',
  '8': 'August',
  '9': 'September',
  '10': 'October',
  '11': 'November',
  '12': 'December',
} as const;

/** Default currency of a tour. */
export const DEFAULT_CURRENCY = 'EUR';
