import type { Block, Field, RichTextField } from 'payload';
import { createKinds } from '../cms/blocks/createKinds.ts';
import { keptBlock } from '../cms/blocks/keptBlock.ts';
import { layoutEditor, slotEditor } from '../cms/blocks/layoutEditor.ts';
import { layoutHooks } from '../cms/blocks/layoutHooks.ts';
import { traitsOf } from '../cms/fields/block/defineBlock.ts';
import { dateFormatFields } from '../cms/fields/dateFormatFields.ts';
import { isRunningText, isSlot } from '../cms/fields/layout.ts';
import { fillDocuments, type LinkTargetLists } from '../cms/fields/link/documentLink.ts';
import { pictureChooserFields } from '../cms/fields/pictureChooserFields.ts';
import { richTextEditor } from '../cms/fields/text/richTextEditor.ts';

/** The widgets' blocks for Payload's configuration. */
export interface Slots {
  /** Every block kind, and the placeholder for unknown ones; each registered once, whatever contains it. */
  registered: Block[];
  /** Fills every layout and document relationship of a collection or global. */
  fill<T extends { fields: Field[] }>(owner: T): T;
}

/**
 * Fills layouts, slots and rich text fields with the blocks they can contain.
 * @param blocks in palette order
 * @param targets possible targets of document relationships, which are filled in too
 */
export function createSlots(blocks: readonly Block[], targets: LinkTargetLists): Slots {
  const all = [...blocks, keptBlock];
  const kinds = createKinds(blocks);
  const steps = new Map(blocks.map((block) => [block.slug, traitsOf(block).upgrades ?? []]));
  const hooks = layoutHooks(steps, new Map(kinds.map((kind) => [kind.slug, kind])));
  const inText = blocks.filter((block) => traitsOf(block).standsInText).map(({ slug }) => slug);

  const fillInside = (field: Field): Field => {
    if (isSlot(field)) return { ...field, editor: slotEditor(kinds) };
    if (isRunningText(field))
      return { ...field, editor: richTextEditor(field.custom?.isWithoutBlocks ? [] : inText, targets) };
    return dateFormatFields(pictureChooserFields(fillDocuments(field, targets)));
  };
  const fillLayout = (field: RichTextField): Field => ({
    ...field,
    admin: { hidden: false, disableListColumn: true, disableListFilter: true },
    editor: layoutEditor(kinds),
    hooks,
  });

  return {
    registered: all.map((block) => ({ ...block, fields: mapFields(block.fields, fillInside) })),
    fill: (owner) => ({
      ...owner,
      fields: mapFields(owner.fields, (field) => (isSlot(field) ? fillLayout(field) : fillInside(field))),
    }),
  };
}

/** Maps the leaf fields of a form, however deep. */
function mapFields(fields: Field[], change: (field: Field) => Field): Field[] {
  return fields.map((field) => {
    if (field.type === 'tabs') {
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: mapFields(tab.fields, change) })) };
    }
    return 'fields' in field && Array.isArray(field.fields)
      ? ({ ...field, fields: mapFields(field.fields, change) } as Field)
      : change(field);
  });
}
