import type { CollectionConfig, FieldHook } from 'payload';
import { authoredAccess, authorsSaveDrafts } from '../../cms/access/documents.ts';
import { isForWriters, isWriterOrSellerOrServer } from '../../cms/access/roles.ts';
import { shownAs } from '../../cms/hooks/touchedTags.ts';
import { sampledAs } from '../../shared/looks/sample.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { TOURS } from '../../tours/words.ts';
import { documentFields } from '../documentFields.ts';
import { CARD, LISTED } from './card.ts';
import { gazetteerEndpoints } from './endpoints/gazetteer.ts';
import { importTours } from './endpoints/importTours.ts';
import { validatePublishing } from './endpoints/validatePublishing.ts';
import { answersTab } from './fields/answersTab.ts';
import { computedFields } from './fields/computed.ts';
import { departuresTab } from './fields/departuresTab.ts';
import { factsTab } from './fields/factsTab.ts';
import { itineraryTab } from './fields/itineraryTab.ts';
import { priceTab } from './fields/priceTab.ts';
import { computeBands } from './hooks/computeBands.ts';
import { freshCode } from './hooks/freshCode.ts';
import { deleteDepartures, keepBookedInTrash } from './hooks/keepBookedTours.ts';
import { refuseIncomplete } from './hooks/refuseIncomplete.ts';

const shared = documentFields({
  slug: TOURS,
  pathPrefix: '/tours/',
  templateKind: 'tour',
  beforeChange: [refuseIncomplete, computeBands],
  content: [
    {
      name: 'excerpt',
      type: 'textarea',
      label: 'Summary',
      localized: true,
      maxLength: 320,
      admin: { description: 'One or two sentences, for cards, search results and feeds.' },
    },
    { name: 'featuredImage', type: 'upload', relationTo: 'media', label: 'Featured picture' },
    { name: 'gallery', type: 'upload', relationTo: 'media', hasMany: true, maxRows: 60, label: 'Gallery' },
    {
      name: 'film',
      type: 'text',
      label: 'Film',
      admin: { description: 'Its address on YouTube or Vimeo, or of a file.' },
    },
  ],
  tabs: [factsTab, itineraryTab, priceTab, departuresTab, answersTab],
  sidebar: [
    {
      name: 'missing',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: { Field: '/src/documents/tours/studio/MissingList.tsx#MissingList' },
        disableListColumn: true,
      },
    },
    {
      name: 'code',
      type: 'text',
      label: 'Code',
      unique: true,
      index: true,
      maxLength: 40,
      hooks: { beforeValidate: [trimmed], beforeDuplicate: [freshCode] },
      admin: { position: 'sidebar', description: 'Such as KH-07. Travellers name it when they write to you.' },
    },
    relation('destinations', 'destinations', 'Destinations'),
    relation('types', 'tour-types', 'Types'),
    relation('categories', 'categories', 'Categories'),
    relation('tags', 'tags', 'Tags'),
    ...computedFields,
  ],
});

/** Tours for sale, each a single record: page, card, structured data and feeds are generated from it. */
export const Tours: CollectionConfig = {
  ...shared,
  slug: TOURS,
  labels: { singular: 'Tour', plural: 'Tours' },
  // Booking staff read what they sell.
  access: { ...authoredAccess, read: isWriterOrSellerOrServer },
  endpoints: [validatePublishing, importTours, ...gazetteerEndpoints],
  admin: {
    ...shared.admin,
    components: {
      ...shared.admin?.components,
      beforeListTable: ['/src/documents/tours/studio/ToursFile.tsx#ToursFile'],
    },
    custom: { opensOn: 'details', ...sampledAs({ label: msg('A tour') }) },
    group: 'Tours',
    hidden: isForWriters,
    defaultColumns: ['title', 'code', 'days', 'destinations', '_status'],
    listSearchableFields: ['title', 'code'],
  },
  custom: {
    ...shownAs({
      card: ['title', 'path', ...CARD],
      listed: ['path', 'createdAt', 'meta.noindex', ...LISTED],
      dated: 'createdAt',
      narrowing: ['destinations', 'types', 'categories', 'tags'],
      address: ['path'],
    }),
    words: 'journeys price currency itinerary trips csv import',
    begins: msg('Make a tour'),
    beginsRank: 1,
  },
  defaultPopulate: { title: true, path: true, code: true },
  // A covering index for the pagination of lists: otherwise every skipped row would be read with its layout, which is
  // large.
  indexes: [{ fields: ['_status', 'createdAt', 'path'] }],
  hooks: {
    ...shared.hooks,
    beforeOperation: [authorsSaveDrafts],
    beforeValidate: [...(shared.hooks?.beforeValidate ?? []), keepBookedInTrash],
    beforeDelete: [...(shared.hooks?.beforeDelete ?? []), deleteDepartures],
  },
};

function relation(name: string, relationTo: string, label: string) {
  return {
    name,
    type: 'relationship' as const,
    relationTo: relationTo as 'tags',
    hasMany: true as const,
    label,
    admin: { position: 'sidebar' as const },
  };
}

/** Stores an empty code as none: two tours without a code must not conflict. */
function trimmed({ value }: Parameters<FieldHook>[0]): unknown {
  return typeof value === 'string' ? value.trim() || null : value;
}
