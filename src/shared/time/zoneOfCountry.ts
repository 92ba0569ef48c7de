/**
 * The time zone of a country that has one only, as `Europe/Zagreb` for `HR`; undefined where it has several.
 * @param code two letters (ISO 3166-1)
 */
export function zoneOfCountry(code: string): string | undefined {
  // TypeScript's types do not have the method yet.
  const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale(`und-${code}`);
  const zones = locale.getTimeZones?.() ?? [];
  return zones.length === 1 ? zones[0] : undefined;
}
