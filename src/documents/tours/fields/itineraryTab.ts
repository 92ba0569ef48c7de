import type { ArrayField, Tab, UIField } from 'payload';
import { choices } from '../../../cms/fields/options.ts';
import { msg, t } from '../../../shared/studioWords/t.ts';
import { MAX_DAYS } from '../../../tours/readValues.ts';
import { MEALS } from '../../../tours/words.ts';
import { all, checkGiven, checkNotBelow, checkNumber, checkWhole } from './checks.ts';
import { lineField, moneyField, numberField, proseField } from './parts.ts';

const isDay = checkWhole(msg('Day'), 1, MAX_DAYS);

const days: ArrayField = {
  name: 'itinerary',
  type: 'array',
  label: 'Days',
  labels: { singular: 'day', plural: 'days' },
  maxRows: 100,
  admin: { initCollapsed: true, components: { RowLabel: '/src/documents/tours/studio/DayLabel.tsx#DayLabel' } },
  fields: [
    {
      type: 'row',
      fields: [
        numberField('day', msg('Day'), all(checkGiven(msg('Which day is it? The first is 1.')), isDay), {
          required: true,
          admin: {
            width: '20%',
            components: { Field: '/src/documents/tours/studio/DayNumber.tsx#DayNumber' },
          },
        }),
        numberField(
          'dayTo',
          'To day',
          all(
            isDay,
            checkNotBelow('day', (day) => t('This ends before it begins, on day {day}.', { day })),
          ),
          { admin: { width: '20%', description: 'Empty: one day.' } },
        ),
        lineField('title', 'Title', { required: true, admin: { width: '60%' } }),
      ],
    },
    proseField('text', 'Description'),
    {
      type: 'row',
      fields: [
        lineField('places', 'Places of the day', {
          admin: { width: '50%', placeholder: 'Tizi n’Tichka, Aït Benhaddou' },
        }),
        lineField('stay', 'Overnight at', { admin: { width: '50%' } }),
      ],
    },
    {
      type: 'row',
      fields: [
        choices('meals', MEALS, { label: 'Meals', admin: { width: '50%' } }),
        lineField('transport', 'Transport', { admin: { width: '50%' } }),
      ],
    },
    {
      type: 'row',
      fields: [
        numberField('distanceKm', 'Distance, km', checkNumber(msg('Distance'), 0, 20_000), { admin: { width: '33%' } }),
        numberField('hours', 'Travel time, hours', checkNumber(msg('Hours'), 0, 1000), { admin: { width: '33%' } }),
        numberField('altitude', 'Altitude, m', checkNumber(msg('Altitude'), -500, 9000), { admin: { width: '33%' } }),
      ],
    },
    { name: 'picture', type: 'upload', relationTo: 'media', label: 'Picture' },
    {
      name: 'optional',
      type: 'array',
      label: 'Optional extras',
      labels: { singular: 'activity', plural: 'activities' },
      maxRows: 20,
      fields: [
        {
          type: 'row',
          fields: [
            lineField('title', 'What', { required: true, admin: { width: '60%' } }),
            moneyField('price', 'Price', { admin: { width: '40%' } }),
          ],
        },
      ],
    },
  ],
};

const route: UIField = {
  name: 'route',
  type: 'ui',
  admin: {
    components: { Field: '/src/documents/tours/studio/route/RouteMaker.tsx#RouteMaker' },
    disableListColumn: true,
  },
};

const points: ArrayField = {
  name: 'points',
  type: 'array',
  label: 'Places on the map, in the order of travel',
  labels: { singular: 'place', plural: 'places' },
  maxRows: 100,
  admin: { initCollapsed: true, components: { RowLabel: '/src/documents/tours/studio/LineLabel.tsx#LineLabel' } },
  fields: [
    {
      type: 'row',
      fields: [
        lineField('title', 'Name', { required: true, admin: { width: '60%' } }),
        numberField('day', 'Reached on day', isDay, { admin: { width: '40%' } }),
      ],
    },
    {
      type: 'row',
      fields: [
        numberField(
          'latitude',
          'Latitude',
          all(checkGiven(msg('Where is it? North is positive.')), checkNumber(msg('Latitude'), -90, 90)),
          { required: true, admin: { width: '33%', placeholder: '31.6295' } },
        ),
        numberField(
          'longitude',
          'Longitude',
          all(checkGiven(msg('Where is it? East is positive.')), checkNumber(msg('Longitude'), -180, 180)),
          { required: true, admin: { width: '33%', placeholder: '-7.9811' } },
        ),
        numberField('altitude', 'Altitude, m', checkNumber(msg('Altitude'), -500, 9000), { admin: { width: '33%' } }),
      ],
    },
    { name: 'isStay', type: 'checkbox', label: 'A night is spent here', defaultValue: false },
  ],
};

/** Tab: itinerary by day, and map points. */
export const itineraryTab: Tab = { label: 'Day by day', fields: [days, route, points] };
