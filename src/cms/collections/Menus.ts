import type { CollectionConfig, Field } from 'payload';
import { isEditor, isWriter } from '../access/roles.ts';
import { linkFields } from '../fields/link/link.ts';
import { shownAs } from '../hooks/touchedTags.ts';
import { translatable } from '../translations/translatable.ts';

/** Menus: entries with links, and one level of submenu entries. */
export const Menus: CollectionConfig = translatable({
  slug: 'menus',
  labels: { singular: 'Menu', plural: 'Menus' },
  access: { create: isEditor, delete: isEditor, read: isWriter, update: isEditor },
  admin: { useAsTitle: 'title', group: 'Look', defaultColumns: ['title', 'updatedAt'] },
  custom: shownAs({ isNewUnseen: true }),
  trash: true,
  fields: [
    { name: 'title', type: 'text', label: 'Title', required: true, localized: true },
    {
      ...entries('items', 'Entries'),
      fields: [...entryFields(), entries('children', 'Entries below it', entryFields())],
    } as Field,
  ],
});

function entries(name: string, label: string, fields: Field[] = []): Field {
  return {
    name,
    type: 'array',
    label,
    labels: { singular: 'entry', plural: 'entries' },
    admin: { initCollapsed: true, components: { RowLabel: '/src/cms/studio/EntryLabel.tsx#EntryLabel' } },
    fields,
  };
}

function entryFields(): Field[] {
  return [{ name: 'label', type: 'text', label: 'Label', localized: true, required: true }, ...linkFields()];
}
