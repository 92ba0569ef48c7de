import type { NumberField } from 'payload';
import { MAX_KEEP_MONTHS } from '../../../forms/words.ts';

/**
 * Field for the retention of enquiries.
 * @param description what an empty value means
 */
export function keepMonthsField(description: string): NumberField {
  return {
    name: 'keepMonths',
    type: 'number',
    label: 'Keep what was sent, in months',
    min: 1,
    max: MAX_KEEP_MONTHS,
    admin: { step: 1, description },
  };
}
