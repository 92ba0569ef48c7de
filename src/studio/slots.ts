import type { Block, Field, RichTextField } from 'payload';
import { createKinds } from '../cms/blocks/createKinds.ts';
import { keptBlock } from '../cms/blocks/keptBlock.ts';
import { layoutEditor, slotEditor } from '../cms/blocks/layoutEditor.ts';
import { layoutHooks } from '../cms/blocks/layoutHooks.ts';
import { traitsOf } from '../cms/fields/defineBlock.ts';
import { fillDocuments, type LinkTargetLists } from '../cms/fields/documentLink.ts';
import { isRunningText, isSlot } from '../cms/fields/layout.ts';
import { richTextEditor } from '../cms/fields/richTextEditor.ts';

/** The widgets' blocks as Payload wants them. */
export interface Slots {
  /** Every kind of block, and what stands for unknown ones; registered once, whatever holds them. */
  registered: Block[];
  /** A collection or global with every layout and relation to documents filled. */
  fill<T extends { fields: Field[] }>(owner: T): T;
}

/**
 * Fills layouts, slots and running text with what can stand in them.
 * @param blocks in the order in which the studio offers them
 * @param targets what relations to documents can lead to; they are filled in with it
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
    return fillDocuments(field, targets);
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

/** Changes the fields of a form that hold no others, however deep the form arranges them. */
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
