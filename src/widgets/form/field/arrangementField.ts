import { choice } from '../../../cms/fields/options.ts';

/** Layout of a group of options. */
export const arrangementField = choice(
  'arrangement',
  { list: 'One below the other', row: 'Side by side', chips: 'As buttons' },
  { label: 'Arrange', defaultValue: 'list' },
);
