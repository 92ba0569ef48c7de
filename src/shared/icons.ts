/** Icons an editor may choose, by their names in the lucide set. */
export const ICON_NAMES = [
  'arrow-right', 'bed', 'calendar', 'car', 'check', 'clock', 'compass', 'droplet', 'footprints', 'heart', 'mail', 'map-pin',
  'moon', 'mountain', 'phone', 'sun', 'tent', 'thermometer', 'users', 'utensils', 'wallet', 'x',
] as const;
export type IconName = (typeof ICON_NAMES)[number];
