import type { CollectionConfig } from 'payload';
import { isEditor, isForEditors, isWriter } from '../../../cms/access/roles.ts';
import { shownAt } from '../../../cms/fields/pictureChooserFields.ts';
import { shownAs } from '../../../cms/hooks/touchedTags.ts';
import { translatable } from '../../../cms/translations/translatable.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { isSafeHref } from '../../../shared/urls.ts';
import { TOURS } from '../../../tours/words.ts';
import { MAX_RATING, RATING_STEP } from '../rules/rating.ts';

/** Guest reviews of tours, each with rating, date and source. */
export const Reviews: CollectionConfig = translatable({
  slug: 'reviews',
  labels: { singular: 'Review', plural: 'Reviews' },
  access: { create: isEditor, delete: isEditor, read: isWriter, update: isEditor },
  admin: {
    useAsTitle: 'name',
    group: 'Tours',
    hidden: isForEditors,
    defaultColumns: ['name', 'rating', 'date', 'source'],
    description: 'What guests have said, in their own words. The widget “Reviews” shows them.',
  },
  defaultSort: '-date',
  custom: shownAs({ listed: ['date', 'rating', 'tour'], narrowing: ['tour'], entriesOf: ['tour'] }),
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'name',
          type: 'text',
          label: 'Name of the guest',
          required: true,
          // In one column, and in a translation as the other words are: “Ines and Paulo”.
          custom: { isTranslated: true, isName: true },
          admin: { width: '50%' },
        },
        {
          name: 'place',
          type: 'text',
          label: 'Home town or country',
          localized: true,
          admin: { width: '50%', placeholder: 'Lyon, France' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'rating',
          type: 'number',
          label: 'Stars',
          required: true,
          min: 0,
          max: MAX_RATING,
          defaultValue: MAX_RATING,
          index: true,
          admin: { width: '50%', step: RATING_STEP, description: 'From 0 to 5; halves are shown.' },
        },
        {
          name: 'date',
          type: 'date',
          label: 'When',
          required: true,
          index: true,
          admin: { width: '50%', date: { pickerAppearance: 'dayOnly' } },
        },
      ],
    },
    { name: 'title', type: 'text', label: 'Title', localized: true },
    { name: 'text', type: 'textarea', label: 'Review', localized: true, required: true },
    { name: 'portrait', type: 'upload', relationTo: 'media', label: 'Portrait', admin: shownAt(200) },
    {
      type: 'row',
      fields: [
        {
          name: 'source',
          type: 'text',
          label: 'Published on',
          // In one column, and in a translation as the other words are.
          custom: { isTranslated: true, isName: true },
          admin: { width: '50%', placeholder: 'Guest book', description: 'Visitors are told, as the law asks.' },
        },
        {
          name: 'sourceUrl',
          type: 'text',
          label: 'Its address',
          validate: checkAddress,
          admin: { width: '50%' },
        },
      ],
    },
    {
      name: 'tour',
      type: 'relationship',
      relationTo: TOURS,
      label: 'Tour',
      index: true,
      admin: { description: 'Its page shows the review. For a tour that is not on this site, name it below.' },
    },
    {
      type: 'row',
      fields: [
        { name: 'journey', type: 'text', label: 'Other tour', localized: true, admin: { width: '50%' } },
        {
          name: 'journeyUrl',
          type: 'text',
          label: 'Its address',
          validate: checkAddress,
          admin: { width: '50%', placeholder: '/journeys/from-snow-to-sand/' },
        },
      ],
    },
  ],
});

function checkAddress(value: unknown): string | true {
  return (
    !value || isSafeHref(String(value)) || t('Write a path of this site, or an address that begins with https://.')
  );
}
