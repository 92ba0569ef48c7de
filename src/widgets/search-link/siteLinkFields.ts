import type { Field } from 'payload';
import { choice } from '../../cms/fields/options.ts';

/** Label field of a link to a standard page. */
export function siteLinkLabel(words: string): Field {
  return {
    name: 'label',
    type: 'text',
    label: 'Words',
    localized: true,
    admin: { description: `Empty: ${words}. With the sign alone, screen readers say them.` },
  };
}

/** Look field of such a link. */
export const siteLinkLook: Field = choice(
  'look',
  { icon: 'The sign alone', both: 'The sign and the words', text: 'The words alone' },
  { label: 'Look', defaultValue: 'icon' },
);
