import type { Access, CollectionConfig, FieldHook, PayloadHandler } from 'payload';
import { LONGEST_NAME } from '../../shared/layouts/limits.ts';
import { SAVED_STYLES } from '../../shared/layouts/savedStyle.ts';
import { structureRights } from '../../shared/layouts/structure.ts';
import { t } from '../../shared/studioWords/t.ts';
import { isWriter, mayEdit, mayWrite } from '../access/roles.ts';
import { refuse } from '../endpoints/refuse.ts';
import { styleFields } from '../fields/block/advanced.ts';
import { deviceValuesField } from '../fields/block/perDevice.ts';
import { shownAs } from '../hooks/touchedTags.ts';
import { readUsage } from '../media/wall/pictureUsage.ts';

/** Those who may change how blocks look, on all pages at once: not accounts for words and pictures only. */
const mayStyle: Access = ({ req }) => mayEdit(req) && !structureRights(req.user).isContentOnly;

const showUses: PayloadHandler = async (req) => {
  if (!mayWrite(req))
    return refuse(403, t('Admins, editors and authors see where a style is used. Sign in as one of them.'));
  const usage = await readUsage(req, SAVED_STYLES);
  const uses = usage.get(Number(req.routeParams?.id)) ?? [];
  return Response.json({ uses }, { headers: { 'cache-control': 'private, no-store' } });
};

const trimmed: FieldHook = ({ value }) => (typeof value === 'string' ? value.trim() : value);

const advanced = {
  name: 'advanced',
  type: 'group',
  label: false,
  admin: { hideGutter: true },
  fields: styleFields,
} as const;

/** Saved styles: named bundles of settings, which blocks have by reference; a change of one changes them all. */
export const SavedStyles: CollectionConfig = {
  slug: SAVED_STYLES,
  labels: { singular: 'Saved style', plural: 'Saved styles' },
  access: { create: mayStyle, delete: mayStyle, read: isWriter, update: mayStyle },
  admin: {
    useAsTitle: 'title',
    group: 'Look',
    defaultColumns: ['title', 'updatedAt'],
    description: 'Settings with a name, which blocks have under Advanced. What is changed here changes on all of them.',
  },
  custom: { ...shownAs({ isNewUnseen: true }), words: 'class css bundle reusable style preset' },
  // What pages need of it, where a block refers to it.
  defaultPopulate: { advanced: true, deviceValues: true, title: true },
  trash: true,
  endpoints: [{ path: '/:id/uses', method: 'get', handler: showUses }],
  fields: [
    {
      name: 'title',
      type: 'text',
      label: 'Name',
      required: true,
      unique: true,
      maxLength: LONGEST_NAME,
      hooks: { beforeValidate: [trimmed] },
    },
    { name: 'uses', type: 'ui', admin: { components: { Field: '/src/cms/studio/styles/StyleUses.tsx#StyleUses' } } },
    advanced,
    ...deviceValuesField([advanced]),
  ],
};
