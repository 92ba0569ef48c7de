/** The `Intl` locale of a language for digits: Arabic has 1 2 3 in every country of the site. */
export function digitsOf(locale: string): string {
  return locale === 'ar' ? 'ar-u-nu-latn' : locale;
}

/** The `Intl` locale of a language for dates and lists: English has those of Britain. */
export function regionOf(locale: string): string {
  return locale === 'en' ? 'en-GB' : digitsOf(locale);
}
