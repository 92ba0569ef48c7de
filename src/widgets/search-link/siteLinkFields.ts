import type { Field } from 'payload';
import { choice } from '../../cms/fields/options.ts';

/** The words of a link to a part of the site that every site has. */
export function siteLinkLabel(words: string): Field {
  return {
    name: 'label',
    type: 'text',
    label: 'Words',
    localized: true,
    admin: { description: `Empty: ${words}. With the sign alone, screen readers say them.` },
  };
}

/** How such a link looks. */
export const siteLinkLook: Field = choice(
  'look',
  { icon: 'The sign alone', both: 'The sign and the words', text: 'The words alone' },
  { label: 'Look', defaultValue: 'icon' },
);
