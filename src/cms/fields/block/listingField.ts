import type { Field } from 'payload';

/** Which listing of the page a block belongs to. */
export const listingField: Field = {
  name: 'listing',
  type: 'text',
  label: 'List',
  admin: {
    description:
      'The id of the list that this belongs to, as in its advanced settings; the first list of the page when empty.',
  },
};
