/** The digits of a language, as `Intl` takes them: Arabic is written with 1 2 3 in every country of ours. */
export function digitsOf(locale: string): string {
  return locale === 'ar' ? 'ar-u-nu-latn' : locale;
}

/** The region whose dates and lists a language is written with, as `Intl` takes it: British English. */
export function regionOf(locale: string): string {
  return locale === 'en' ? 'en-GB' : digitsOf(locale);
}
