import type { CollectionConfig } from 'payload';
import { editedAccess } from '../access/documents.ts';
import { deleteComments } from '../comments/commentRows.ts';
import { layoutField } from '../fields/layout.ts';
import { previewUrl } from '../fields/livePreview.ts';
import { choice } from '../fields/options.ts';
import { documentVersions } from '../fields/versions.ts';
import { shownAs } from '../hooks/touchedTags.ts';
import { translatable } from '../translations/translatable.ts';
import { changedByField } from './changedBy.ts';

/** Kinds of template with their labels. */
export type TemplateKinds = Readonly<Record<string, string>>;

/** Those of every site: parts around documents, and layouts of documents and lists. */
export const SHARED_TEMPLATES: TemplateKinds = {
  header: 'Header',
  footer: 'Footer',
  article: 'Article',
  page: 'Page',
  archive: 'Archive',
  search: 'Search results',
  'not-found': 'Page not found',
};

/** Layout of one entry in a list; each list chooses its own. */
export const CARD_TEMPLATE: TemplateKinds = { card: 'Card in a list' };

/** Kind of the sections that editors save. */
export const SAVED_SECTION = 'section';

/** Saved sections and templates; editors place them again as a copy, or by the block “Linked section”. */
export const SECTION_TEMPLATE: TemplateKinds = { [SAVED_SECTION]: 'Section to place on pages' };

/** Layouts used around documents, and saved sections; the numeric id is the one of `?theme_template_id={n}`. */
export function createTemplates(kinds: TemplateKinds): CollectionConfig {
  return translatable({
    slug: 'templates',
    labels: { singular: 'Template', plural: 'Templates' },
    access: editedAccess,
    trash: true,
    versions: documentVersions,
    defaultPopulate: { title: true, kind: true },
    admin: {
      useAsTitle: 'title',
      group: 'Look',
      defaultColumns: ['title', 'kind', '_status', 'updatedAt', 'id'],
      preview: ({ id }) => previewUrl('collection', 'templates', id as number),
    },
    hooks: { afterDelete: [deleteComments] },
    custom: { ...shownAs({}), words: 'logo header footer layout' },
    fields: [
      { name: 'title', type: 'text', label: 'Title', required: true },
      choice('kind', kinds, {
        label: 'Template for',
        required: true,
        admin: { position: 'sidebar' },
      }),
      {
        name: 'sticky',
        type: 'checkbox',
        label: 'Stays at the top while the page scrolls',
        admin: { position: 'sidebar', condition: (data) => data?.kind === 'header' },
      },
      layoutField(),
      changedByField,
    ],
  });
}
