import type { Field } from 'payload';
import { choice } from '../options.ts';

/** The title of a widget that shows something of a tour, and its heading level. */
export function tourTitleFields(): Field[] {
  return [
    {
      type: 'row',
      fields: [
        {
          name: 'title',
          type: 'text',
          label: 'Title',
          localized: true,
          admin: { width: '70%', description: 'Left out where a tour has nothing to show below it.' },
        },
        choice(
          'level',
          { h2: 'H2', h3: 'H3', h4: 'H4', p: 'Plain text' },
          { label: 'Level', defaultValue: 'h2', admin: { width: '30%' } },
        ),
      ],
    },
  ];
}
