import type { Field } from 'payload';

/** Listing of the page that a block belongs to. */
export const listingField: Field = {
  name: 'listing',
  type: 'text',
  label: 'List',
  admin: {
    description:
      'The id of the list that this belongs to, as in its advanced settings; the first list of the page when empty.',
  },
};
