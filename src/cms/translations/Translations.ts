import type { CollectionConfig, Payload } from 'payload';
import { isEditor, roleOf } from '../access/roles.ts';
import { TRANSLATIONS } from '../documentFacts.ts';
import { previewUrl } from '../fields/livePreview.ts';
import { keepPublicPath, publicPathField } from '../hooks/publicPath.ts';
import { redirectOldPath } from '../hooks/redirectOldPath.ts';
import { shownAs } from '../hooks/touchedTags.ts';
import { authorsOwn, completeTranslation, validateTranslatedPath } from './completeTranslation.ts';
import { LANGUAGE_OPTIONS } from './languageOptions.ts';
import { readSource } from './readSource.ts';
import { refuseIncomplete } from './refuseIncomplete.ts';
import { translationsOf } from './translatable.ts';
import { translationEndpoints } from './translationEndpoints.ts';
import { translationAccess, translatorsPublish } from './translators.ts';

/** Whether what a translation belongs to has a page. */
function hasPage(config: Payload['config'], of: unknown): boolean {
  return translationsOf(config, readSource(of)?.collection ?? '')?.hasAddress === true;
}

/**
 * The words of a document in another language: one row for each document and language, published by itself. The structure is that of the document
 * (decision 143).
 */
export const Translations: CollectionConfig = {
  slug: TRANSLATIONS,
  labels: { singular: 'Translation', plural: 'Translations' },
  access: translationAccess,
  admin: {
    useAsTitle: 'title',
    group: 'Pages and articles',
    description: 'The words of each page in other languages. Begin one on the language board, or beside its page.',
    // Beside the texts while they are written; menus and terms have no page.
    livePreview: {
      url: ({ data, payload }) =>
        hasPage(payload.config, data.of) ? previewUrl('collection', TRANSLATIONS, data.id) : null,
    },
    defaultColumns: ['title', 'of', 'locale', 'path', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'path'],
  },
  disableDuplicate: true,
  // Alternates of the other languages change with its address alone, its own page and the feeds of its language with every word.
  custom: shownAs({ address: ['path'], listed: ['path'], narrowing: ['of'], entriesOf: ['locale'] }),
  defaultSort: 'of',
  versions: { drafts: { schedulePublish: true, validate: false }, maxPerDoc: 50 },
  indexes: [{ fields: ['of', 'locale'], unique: true }],
  endpoints: translationEndpoints,
  hooks: {
    beforeOperation: [translatorsPublish],
    beforeValidate: [completeTranslation],
    beforeChange: [keepPublicPath, refuseIncomplete],
    afterChange: [redirectOldPath],
  },
  fields: [
    { name: 'title', type: 'text', label: 'Title', required: true },
    {
      name: 'path',
      type: 'text',
      label: 'Address',
      unique: true,
      index: true,
      validate: validateTranslatedPath,
      admin: {
        description:
          'Such as /fr/desert/; letters of any language. It follows the title until you type another or it is published; leave it empty to make it from the title again. When it changes, the old address leads here. Menus, templates, popups and terms have none.',
      },
    },
    { name: 'description', type: 'textarea', label: 'Summary', maxLength: 320 },
    {
      name: 'texts',
      type: 'json',
      label: 'Texts',
      admin: {
        components: { Field: '/src/cms/translations/studio/loaders.tsx#TextsField' },
        disableListColumn: true,
      },
    },
    publicPathField,
    // As `pages:7`: of several collections, and part of a cache tag.
    {
      name: 'of',
      type: 'text',
      label: 'Document',
      required: true,
      index: true,
      admin: {
        readOnly: true,
        position: 'sidebar',
        components: {
          Cell: '/src/cms/translations/studio/SourceLink.tsx#SourceCell',
          Field: '/src/cms/translations/studio/SourceLink.tsx#SourceField',
        },
      },
    },
    {
      name: 'locale',
      type: 'select',
      label: 'Language',
      required: true,
      options: LANGUAGE_OPTIONS,
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      name: 'author',
      type: 'relationship',
      relationTo: 'users',
      label: 'Translated by (account)',
      access: { update: ({ req }) => Boolean(isEditor({ req })), create: ({ req }) => roleOf(req) !== undefined },
      hooks: { beforeValidate: [authorsOwn] },
      admin: { allowCreate: false, position: 'sidebar' },
    },
  ],
};
