import type { GlobalConfig } from 'payload';
import { isEditor, isWriter } from '../../../cms/access/roles.ts';
import { globalChanged } from '../../../cms/hooks/contentVersion.ts';
import { LIVE_RESULTS, MAX_LIVE_RESULTS } from '../../../shared/search/liveAnswer.ts';

/** Settings of the search. */
export const Search: GlobalConfig = {
  slug: 'search',
  label: 'Search',
  access: { read: isWriter, update: isEditor },
  admin: { group: 'Settings and people' },
  hooks: { afterChange: [globalChanged] },
  fields: [
    {
      name: 'synonyms',
      type: 'textarea',
      label: 'Words that mean the same',
      localized: true,
      admin: {
        rows: 8,
        description:
          'A group on each line, its words separated by commas: camel, dromedary. Whoever searches for one finds the others too. Kids and families, hikes and treks, journeys and tours, and some others are known to every site. What visitors searched for in vain is listed under “Searches without a result”.',
      },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'limit',
          type: 'number',
          label: 'Results while a visitor writes',
          min: 1,
          max: MAX_LIVE_RESULTS,
          defaultValue: LIVE_RESULTS,
          admin: { width: '50%', description: 'In the search that opens above a page.' },
        },
        { name: 'hasPictures', type: 'checkbox', label: 'With pictures', defaultValue: true, admin: { width: '50%' } },
      ],
    },
  ],
};
