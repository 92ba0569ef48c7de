import { t } from '../studioWords/t.ts';
import { readTimezone } from './timezone.ts';

/** Validates a time zone that availability can read; empty is allowed. For a form's validation. */
export function checkTimezone(value: string | null | undefined): true | string {
  if (!readTimezone(value).problem) return true;
  return t(
    'Write a large town of the zone, such as Casablanca; the name of the zone, such as Africa/Casablanca, which follows summer time by itself; or an offset, such as +01:00.',
  );
}
