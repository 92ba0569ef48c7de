import type { Tab } from 'payload';

/** Tab: departure dates; each has a form of its own. */
export const departuresTab: Tab = {
  label: 'Departures',
  fields: [
    {
      name: 'departures',
      type: 'ui',
      admin: {
        components: { Field: '/src/documents/tours/studio/TourDepartures.tsx#TourDepartures' },
        disableListColumn: true,
      },
    },
  ],
};
