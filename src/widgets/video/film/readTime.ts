/** As people write it: `1:30`, `1:02:03`, `90`. */
const CLOCK = /^(?:(?:(\d{1,2}):)?(\d{1,2}):)?(\d{1,5})$/;

/** As the services write it in addresses: `90s`, `1m30s`, `1h2m3s`. */
const UNITS = /^(?=\d)(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,5})s)?$/;

/**
 * Parses a time in a video.
 * @returns whole seconds from the start; undefined when invalid
 */
export function readTime(text: unknown): number | undefined {
  if (typeof text !== 'string') return undefined;
  const found = CLOCK.exec(text.trim()) ?? UNITS.exec(text.trim());
  if (!found) return undefined;
  const [, hours = '0', minutes = '0', seconds = '0'] = found;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** Formats seconds as a clock does: `4:05`, `1:02:03`. */
export function writeTime(seconds: number): string {
  const whole = Math.floor(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const [first, ...rest] = parts[0] ? parts : parts.slice(1);
  return [first, ...rest.map((part) => String(part).padStart(2, '0'))].join(':');
}
