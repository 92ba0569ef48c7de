import type { Tab } from 'payload';

/** The dates on which it sets out; each has a form of its own. */
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
