import type { CollectionConfig, Tab } from 'payload';
import { editedAccess } from '../../../cms/access/documents.ts';
import { changedByField } from '../../../cms/collections/changedBy.ts';
import { deleteComments } from '../../../cms/comments/commentRows.ts';
import { layoutField } from '../../../cms/fields/layout.ts';
import { previewUrl } from '../../../cms/fields/livePreview.ts';
import { documentVersions } from '../../../cms/fields/versions.ts';
import { shownAs } from '../../../cms/hooks/touchedTags.ts';
import { translatable } from '../../../cms/translations/translatable.ts';
import { sampledAs } from '../../../shared/looks/sample.ts';
import { msg } from '../../../shared/studioWords/t.ts';
import { behaviourTab } from './behaviourTab.ts';
import { lookTab } from './lookTab.ts';
import { timingTab } from './timingTab.ts';
import { whenTab } from './whenTab.ts';
import { whereTab } from './whereTab.ts';

/** Tab in which editors test timing rules. */
const tryTab: Tab = {
  label: 'Try it',
  description: 'Why did it (not) show? Make up a visitor and see what the settings, as they stand in the form, say.',
  fields: [
    {
      name: 'why',
      type: 'ui',
      admin: { components: { Field: '/src/parts/popups/studio/WhyShown.tsx#WhyShown' }, disableListColumn: true },
    },
  ],
};

/** Popups, opened by links, or by triggers when their rules pass (spec). */
export const Popups: CollectionConfig = translatable({
  slug: 'popups',
  labels: { singular: 'Popup', plural: 'Popups' },
  access: editedAccess,
  trash: true,
  versions: documentVersions,
  defaultPopulate: { title: true, _status: true },
  admin: {
    useAsTitle: 'title',
    group: 'Look',
    custom: sampledAs({ label: msg('A popup'), isOver: true }),
    defaultColumns: ['title', '_status', 'updatedAt', 'id'],
    preview: ({ id }) => previewUrl('collection', 'popups', id as number),
  },
  hooks: { afterDelete: [deleteComments] },
  // Pages include conditions, triggers and rules; the content is fetched.
  custom: shownAs({
    everywhere: ['conditions', 'triggers', 'timing', 'open_selector', 'avoid_multiple_popups'],
    card: ['title'],
  }),
  fields: [
    {
      name: 'title',
      type: 'text',
      label: 'Title',
      localized: true,
      required: true,
      admin: { description: 'Screen readers say it when the popup opens.' },
    },
    {
      name: 'notes',
      type: 'ui',
      admin: {
        components: { Field: '/src/parts/popups/studio/PopupWarnings.tsx#PopupWarnings' },
        disableListColumn: true,
      },
    },
    // Outside the tabs: Payload unmounts hidden tabs, and the layout editor saves the document.
    layoutField(),
    changedByField,
    { type: 'tabs', tabs: [lookTab, behaviourTab, whereTab, whenTab, timingTab, tryTab] },
  ],
});
