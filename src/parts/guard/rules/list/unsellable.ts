import { englishOf } from '../../../../shared/studioWords/englishOf.ts';
import { msg } from '../../../../shared/studioWords/t.ts';
import type { Rule } from '../finding.ts';

/** A published tour that cannot be booked, by the rules of its own checklist. */
export const unsellable: Rule = {
  id: 'unsellable',
  isBlocking: true,
  todo: msg('Open the tour; its checklist leads to the field.'),
  // The checklist speaks the language of whoever began the check, and a report is in none.
  find: (_, { sale }) =>
    (sale?.missing ?? []).map(({ field, says }) => ({ says: englishOf(says)[0] ?? says, subject: field, field })),
};
