import type { TextField } from 'payload';
import { readWallClock } from '../../shared/time/instantOfWallClock.ts';

type Check = (value: unknown, options: { siblingData: unknown }) => string | true;

/** A date and a time as a clock on the wall shows them, stored as `YYYY-MM-DD HH:mm` without a zone. */
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

/** Accepts a date with a time, or nothing; says otherwise what to write. */
function checkWallClock(value: unknown): string | true {
  if (!value || readWallClock(String(value)) !== undefined) return true;
  return 'Write a day that there is, and a time, such as 2027-03-01 09:00.';
}
