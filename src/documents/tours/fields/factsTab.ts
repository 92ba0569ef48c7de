import type { Tab } from 'payload';
import { choice, choices } from '../../../cms/fields/options.ts';
import { msg, t } from '../../../shared/studioWords/t.ts';
import { DEFAULT_OLDEST_CHILD } from '../../../tours/booking/partyRules.ts';
import { MAX_DAYS } from '../../../tours/readValues.ts';
import { DIFFICULTIES, ENQUIRY_MODES, GUIDE_LANGUAGES, MONTHS } from '../../../tours/words.ts';
import { all, checkGiven, checkNotBelow, checkWhole } from './checks.ts';
import { lineField, linesField, numberField } from './parts.ts';

/** Tab: duration, start, group, and what is included. */
export const factsTab: Tab = {
  label: 'Facts',
  fields: [
    {
      type: 'row',
      fields: [
        lineField('startPlace', 'Begins in', { admin: { width: '50%' } }),
        lineField('endPlace', 'Ends in', { admin: { width: '50%' } }),
      ],
    },
    {
      type: 'row',
      fields: [
        lineField('meetingPlace', 'Meeting point', {
          admin: {
            width: '50%',
            description:
              'As precisely as somebody needs who has never been there. It stands on vouchers and in calendar files.',
          },
        }),
        {
          name: 'meetingTime',
          type: 'text',
          label: 'Meeting time',
          validate: checkTime,
          admin: { width: '50%', placeholder: '08:30', description: 'By the clock of the site, such as 08:30.' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        numberField(
          'days',
          'Days',
          all(checkGiven(msg('How many days does it take? A day trip takes 1.')), checkWhole(msg('Days'), 1, MAX_DAYS)),
          { required: true, index: true, admin: { width: '50%' } },
        ),
        numberField('nights', 'Nights', all(checkWhole(msg('Nights'), 0, MAX_DAYS), checkNights), {
          admin: { width: '50%', description: 'Empty: one less than days.' },
        }),
      ],
    },
    {
      type: 'row',
      fields: [
        numberField('groupMin', 'Minimum group size', checkWhole(msg('Minimum group size'), 1, 1000), {
          admin: { width: '33%' },
        }),
        numberField(
          'groupMax',
          'Maximum group size',
          all(
            checkWhole(msg('Maximum group size'), 1, 1000),
            checkNotBelow('groupMin', (least) =>
              t('The largest group is smaller than the smallest, {least}.', { least }),
            ),
          ),
          { index: true, admin: { width: '33%' } },
        ),
        numberField('ageMin', 'Minimum age', checkWhole(msg('Minimum age'), 0, 120), {
          admin: { width: '33%', description: 'In years.' },
        }),
      ],
    },
    {
      type: 'row',
      fields: [
        numberField('childAgeMax', 'Child up to age', all(checkWhole(msg('Child up to age'), 0, 120), checkChildren), {
          admin: { width: '33%', description: `Age on the first day. Empty: ${DEFAULT_OLDEST_CHILD}.` },
        }),
        numberField('childrenPerAdult', 'Children per adult', checkWhole(msg('Children per adult'), 1, 1000), {
          admin: {
            width: '33%',
            description: 'At most. Empty: as many as they like.',
            condition: (data) => !data?.childrenAlone,
          },
        }),
        {
          name: 'childrenAlone',
          type: 'checkbox',
          label: 'Children may travel without an adult',
          defaultValue: false,
          admin: { width: '33%' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        { ...choice('difficulty', DIFFICULTIES, { label: 'Difficulty', admin: { width: '50%' } }), index: true },
        choices('languages', GUIDE_LANGUAGES, { label: 'Languages of the guide', admin: { width: '50%' } }),
      ],
    },
    choices('bestMonths', MONTHS, { label: 'Best months' }),
    {
      type: 'row',
      fields: [
        choice('enquiryMode', ENQUIRY_MODES, {
          label: 'When it can be booked',
          defaultValue: 'both',
          required: true,
          admin: { width: '50%' },
        }),
        {
          name: 'isPrivate',
          type: 'checkbox',
          label: 'Also as a private tour',
          defaultValue: false,
          admin: { width: '50%' },
        },
      ],
    },
    linesField('highlights', 'Highlights', 'highlight'),
    {
      type: 'row',
      fields: [linesField('included', 'Included', 'line'), linesField('excluded', 'Not included', 'line')],
    },
    linesField('bring', 'What to bring', 'thing'),
    {
      name: 'fitNote',
      type: 'textarea',
      label: 'Is this trip right for you?',
      localized: true,
      admin: {
        description:
          'Say honestly for whom it is not: long drives, cold nights, stairs. Travellers trust a page that does.',
      },
    },
  ],
};

function checkTime(value: unknown): string | true {
  const isTime =
    value === undefined || value === null || value === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(String(value));
  return isTime || t('Write an hour and minutes, such as 08:30.');
}

function checkChildren(value: unknown, { data }: { data?: unknown }): string | true {
  const { ageMin, price } = (data ?? {}) as { ageMin?: unknown; price?: { childFrom?: unknown } };
  const hasPrice = typeof price?.childFrom === 'number';
  const oldest = typeof value === 'number' ? value : DEFAULT_OLDEST_CHILD;
  if (!hasPrice || typeof value !== 'number' || typeof ageMin !== 'number' || ageMin <= oldest) return true;
  return t(
    'The youngest traveller is {age}, so nobody is a child. Change one of the two, or empty the price of children.',
    { age: ageMin },
  );
}

function checkNights(value: unknown, { siblingData }: { siblingData?: unknown }): string | true {
  const { days } = (siblingData ?? {}) as { days?: unknown };
  if (typeof value !== 'number' || typeof days !== 'number' || value <= days) return true;
  return t('A tour of {count} days has no more than {count} nights.', { count: days });
}
