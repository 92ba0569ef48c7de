import type { CollectionBeforeChangeHook, CollectionConfig, Field, FieldHook, Tab } from 'payload';
import { isEditor, roleOf } from '../cms/access/roles.ts';
import { changedByField } from '../cms/collections/changedBy.ts';
import { deleteComments } from '../cms/comments/commentRows.ts';
import { layoutField } from '../cms/fields/layout.ts';
import { previewUrl } from '../cms/fields/livePreview.ts';
import { pathField } from '../cms/fields/path/path.ts';
import { seoTab } from '../cms/fields/seo/seo.ts';
import { documentVersions } from '../cms/fields/versions.ts';
import { keepPublicPath, publicPathField } from '../cms/hooks/publicPath.ts';
import { redirectOldPath } from '../cms/hooks/redirectOldPath.ts';
import { endReviewWhenDeleted, endReviewWhenPublished } from '../cms/review/reviewRows.ts';
import { deleteTranslations } from '../cms/translations/deleteTranslations.ts';
import { translationsPanel } from '../cms/translations/translatable.ts';
import { keepsStoredReferences } from '../cms/trash/keepsStoredReferences.ts';

interface DocumentOptions {
  slug: string;
  /** Prefix of a path derived from the title. */
  pathPrefix: string;
  /** Fields of this kind only, shown before the layout. */
  content: Field[];
  /** Further tabs between the content and SEO. */
  tabs?: Tab[];
  sidebar?: Field[];
  /** Its kind of template. */
  templateKind: string;
  /** Hooks after those that all documents share. */
  beforeChange?: CollectionBeforeChangeHook[];
}

/** Fields and hooks that all document kinds share: title, layout, SEO, path, drafts and versions, preview. */
export function documentFields(
  options: DocumentOptions,
): Pick<CollectionConfig, 'admin' | 'defaultPopulate' | 'fields' | 'hooks' | 'trash' | 'versions'> {
  return {
    defaultPopulate: { title: true, path: true },
    trash: true,
    versions: documentVersions,
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'path', '_status', 'updatedAt'],
      components: { edit: { beforeDocumentControls: ['/src/cms/studio/review/ReviewControl.tsx#ReviewControl'] } },
      preview: (data) => previewUrl('collection', options.slug, data.id as number),
    },
    hooks: {
      beforeChange: [keepPublicPath, ...(options.beforeChange ?? [])],
      afterChange: [redirectOldPath, endReviewWhenPublished],
      afterDelete: [endReviewWhenDeleted, deleteComments, deleteTranslations],
    },
    fields: [
      { name: 'title', type: 'text', label: 'Title', required: true, localized: true },
      // Outside the tabs: Payload unmounts hidden tabs, and the layout editor saves the document.
      layoutField(),
      { type: 'tabs', tabs: [{ label: 'Content', fields: options.content }, ...(options.tabs ?? []), seoTab()] },
      pathField(options.pathPrefix),
      publicPathField,
      changedByField,
      ...(options.sidebar ?? []),
      translationsPanel,
      keepsStoredReferences({
        name: 'template',
        type: 'relationship',
        relationTo: 'templates',
        label: 'Template',
        filterOptions: { kind: { equals: options.templateKind } },
        admin: { position: 'sidebar', description: 'Empty: the one chosen in the site settings.' },
      }),
      {
        name: 'author',
        type: 'relationship',
        relationTo: 'users',
        label: 'Written by (account)',
        defaultValue: ({ user }: { user?: { id: number | string } | null }) => user?.id,
        access: { update: ({ req }) => Boolean(isEditor({ req })), create: ({ req }) => roleOf(req) !== undefined },
        hooks: { beforeValidate: [authorsOwnWhatTheyCreate], beforeChange: [authorsKeepWhatTheyOwn] },
        admin: { allowCreate: false, position: 'sidebar' },
      },
    ],
  };
}

/**
 * A document created by an author belongs to that author, whatever the request, or the document it is a copy of, says.
 */
const authorsOwnWhatTheyCreate: FieldHook = ({ operation, req, value }) =>
  operation === 'create' && roleOf(req) === 'author' ? req.user?.id : value;

/** Restoring a version drops fields that the sender may not write; the document stays its author's. */
const authorsKeepWhatTheyOwn: FieldHook = ({ operation, originalDoc, req, value }) =>
  operation === 'update' && roleOf(req) === 'author' ? (value ?? originalDoc?.author) : value;
