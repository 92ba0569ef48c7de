import { normalizeText } from '../text/normalizeText.ts';

/**
 * The time zone that is named after a town, as `Europe/London` for `london`; undefined where none or several are.
 * @param written a town, in English; case and accents are ignored, as of `Reykjavík`
 */
export function zoneOfTown(written: string): string | undefined {
  const town = normalizeText(written.trim()).replaceAll(' ', '_');
  const zones = town
    ? Intl.supportedValuesOf('timeZone').filter((zone) => zone.toLowerCase().endsWith(`/${town}`))
    : [];
  return zones.length === 1 ? zones[0] : undefined;
}
