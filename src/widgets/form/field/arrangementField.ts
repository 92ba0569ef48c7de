import { choice } from '../../../cms/fields/options.ts';

/** How the boxes of a field stand. */
export const arrangementField = choice(
  'arrangement',
  { list: 'One below the other', row: 'Side by side', chips: 'As buttons' },
  { label: 'Arrange', defaultValue: 'list' },
);
