import type { TextField } from 'payload';
import { t } from '../../shared/studioWords/t.ts';
import { readWallClock } from '../../shared/time/instantOfWallClock.ts';

type Check = (value: unknown, options: { siblingData: unknown }) => string | true;

/** A local date and time field, stored as `YYYY-MM-DD HH:mm` without a zone. */
export function wallClockField(name: string, label: string, validate: Check = () => true): TextField {
  return {
    name,
    type: 'text',
    label,
    validate: (value: unknown, options: { siblingData: unknown }) => {
      const verdict = checkWallClock(value);
      return verdict === true ? validate(value, options) : verdict;
    },
    admin: { components: { Field: '/src/cms/studio/WallClockField.tsx#WallClockField' } },
  };
}

/** Validates a date with a time; empty is allowed. */
function checkWallClock(value: unknown): string | true {
  if (!value || readWallClock(String(value)) !== undefined) return true;
  return t('Write a day that there is, and a time, such as 2027-03-01 09:00.');
}
