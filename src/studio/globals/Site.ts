import type { Field, GlobalConfig } from 'payload';
import { isEditor, isWriter } from '../../cms/access/roles.ts';
import { CARD_TEMPLATE, SECTION_TEMPLATE, type TemplateKinds } from '../../cms/collections/Templates.ts';
import { countryField, telephoneField } from '../../cms/fields/contactFields.ts';
import { previewUrl } from '../../cms/fields/livePreview.ts';
import { shownAt } from '../../cms/fields/pictureChooserFields.ts';
import { timezoneField } from '../../cms/fields/timezone.ts';
import { globalChanged } from '../../cms/hooks/contentVersion.ts';
import { translatableGlobal } from '../../cms/translations/translatable.ts';
import { keepsStoredReferences } from '../../cms/trash/keepsStoredReferences.ts';

/** Global: the operator, and which templates wrap the documents. */
export function createSiteGlobal(templates: TemplateKinds): GlobalConfig {
  return translatableGlobal({
    slug: 'site',
    label: 'Site',
    access: { read: isWriter, update: isEditor },
    admin: { group: 'Settings and people', livePreview: { url: previewUrl('global', 'site') } },
    hooks: { afterChange: [globalChanged] },
    fields: [
      {
        type: 'tabs',
        tabs: [
          {
            label: 'Operator',
            fields: [
              { name: 'name', type: 'text', label: 'Name', required: true, localized: true, defaultValue: 'My tours' },
              { name: 'tagline', type: 'text', label: 'Line below the name', localized: true },
              { name: 'description', type: 'textarea', label: 'In one or two sentences', localized: true },
              {
                name: 'shareImage',
                type: 'upload',
                relationTo: 'media',
                label: 'Picture when a page without one is shared',
                admin: shownAt(1200),
              },
              { name: 'email', type: 'email', label: 'E-mail' },
              telephoneField('Telephone with country code'),
              {
                name: 'address',
                type: 'group',
                label: 'Address',
                fields: [
                  // In one column, and in a translation as the other words are.
                  { name: 'street', type: 'text', label: 'Street', custom: { isTranslated: true } },
                  { name: 'locality', type: 'text', label: 'Town', custom: { isTranslated: true } },
                  { name: 'postalCode', type: 'text', label: 'Post code' },
                  countryField('Country', { defaultValue: 'MA' }),
                ],
              },
              timezoneField('Time zone'),
            ],
          },
          {
            label: 'Templates',
            fields: [
              {
                name: 'templates',
                type: 'group',
                label: false,
                // A card is chosen by the list that shows it, a section by the block that does.
                fields: Object.entries(templates)
                  .filter(([kind]) => !(kind in CARD_TEMPLATE || kind in SECTION_TEMPLATE))
                  .map(([kind, label]) => templateField(kind, label)),
              },
            ],
          },
          {
            label: 'Every page',
            fields: [
              { name: 'showToTop', type: 'checkbox', label: 'Button to the top of the page', defaultValue: true },
              {
                name: 'showProgress',
                type: 'select',
                label: 'Reading-progress bar',
                defaultValue: 'articles',
                options: [
                  { label: 'On articles', value: 'articles' },
                  { label: 'On every page', value: 'all' },
                  { label: 'Nowhere', value: 'none' },
                ],
              },
              {
                name: 'dockSide',
                type: 'select',
                label: 'Corner of the floating buttons',
                defaultValue: 'right',
                options: [
                  { label: 'Right', value: 'right' },
                  { label: 'Left', value: 'left' },
                ],
              },
            ],
          },
        ],
      },
    ],
  });
}

function templateField(kind: string, label: string): Field {
  return keepsStoredReferences({
    name: kind === 'not-found' ? 'notFound' : kind,
    type: 'relationship',
    relationTo: 'templates',
    label,
    filterOptions: { kind: { equals: kind } },
  });
}
