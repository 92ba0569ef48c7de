import type { TextField } from 'payload';

/** Field for the accessible name of a carousel. */
export function labelField(): TextField {
  return {
    name: 'label',
    type: 'text',
    label: 'Name',
    localized: true,
    maxLength: 120,
    admin: { description: 'Read to those who cannot see what the slides show, such as “Camps on the way”.' },
  };
}
