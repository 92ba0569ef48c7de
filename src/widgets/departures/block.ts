import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { tourTitleFields } from '../../cms/fields/block/tourTitle.ts';
import { enquiryFields } from '../../cms/fields/link/enquiryFields.ts';
import { linkField } from '../../cms/fields/link/link.ts';
import { ONLY_IN_TOURS } from '../../tours/words.ts';
import { DATES_SHOWN, MAX_DATES_SHOWN } from './constants.ts';

/** Departures of the tour with prices and free seats. */
export const departuresBlock = defineBlock(
  {
    slug: 'departures',
    interfaceName: 'DeparturesBlock',
    labels: { singular: 'Departures', plural: 'Departures' },
    fields: [
      ...tourTitleFields(),
      {
        name: 'limit',
        type: 'number',
        label: 'How many dates at first',
        min: 1,
        max: MAX_DATES_SHOWN,
        defaultValue: DATES_SHOWN,
        admin: {
          description:
            'Later ones unfold. Where the booking form stands on the page, the dates stand there by its settings: title, number, calendar and questions of this block do nothing.',
        },
      },
      { name: 'showCalendar', type: 'checkbox', label: 'Each can be added to a calendar', defaultValue: true },
      ...enquiryFields('date'),
      {
        name: 'requestText',
        type: 'textarea',
        label: 'What is said of dates on request',
        localized: true,
        admin: { description: 'Empty: the usual words. Shown where a tour has no dates, or can go on others too.' },
      },
      {
        name: 'requestLabel',
        type: 'text',
        label: 'Words on the button for requests',
        localized: true,
        admin: { description: 'Empty: there is no button.' },
      },
      linkField('requestLink', 'The button leads to'),
    ],
  },
  {
    group: 'Tours',
    icon: 'calendar',
    words: 'dates calendar availability places départs calendrier disponibilités مواعيد',
    onlyIn: ONLY_IN_TOURS,
    starter: { title: 'Dates and places' },
  },
);
