/** Time zones that begin with `Europe/`, but are in no country where consent is required by these rules. */
const OUTSIDE =
  /^Europe\/(Astrakhan|Chisinau|Istanbul|Kaliningrad|Ki[er]\w*|Kyiv|Minsk|Moscow|Samara|Saratov|Simferopol|Tiraspol|Ulyanovsk|Uzhgorod|Volgograd|Zaporozhye)$/;

/** Time zones of the European Economic Area and the United Kingdom that do not begin with `Europe/`. */
const ELSEWHERE =
  /^(Africa\/Ceuta|America\/(Cayenne|Guadeloupe|Marigot|Martinique|Miquelon|St_Barthelemy)|Arctic\/Longyearbyen|Asia\/(Famagusta|Nicosia)|Atlantic\/(Azores|Canary|Fa[er]+oe|Jan_Mayen|Madeira|Reykjavik)|Indian\/(Mayotte|Reunion))$/;

/**
 * Whether a visitor may be in the European Economic Area, the United Kingdom or Switzerland, including their overseas territories, by time zone. True
 * in doubt: zones without a location (`UTC`, a private browser's answer), and the Balkan zones, which computers in Croatia and Slovenia may also use.
 * @param zone name from the time zone database, as `Intl` gives it
 */
export function isEuropeanZone(zone: string | undefined): boolean {
  if (!zone || !/^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Indian|Pacific)\//.test(zone)) {
    return !OUTSIDE.test(zone ?? '');
  }
  return ELSEWHERE.test(zone);
}
