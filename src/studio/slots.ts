import type { Block, BlocksField, Field } from 'payload';
import { keptBlock } from '../cms/blocks/keptBlock.ts';
import { layoutHooks } from '../cms/blocks/layoutHooks.ts';
import { traitsOf } from '../cms/fields/defineBlock.ts';
import { fillDocuments, type LinkTargetLists } from '../cms/fields/documentLink.ts';
import { isRunningText, isSlot } from '../cms/fields/layout.ts';
import { richTextEditor } from '../cms/fields/richTextEditor.ts';

/**
 * How deep the studio lets blocks nest. The form's schema is expanded per level, so it needs a floor; rendering has none
 * (decision note 002).
 */
export const CONTAINER_LEVELS = 6;

/** How many blocks may be around a panel, and inside one: each level of the one costs all levels of the other. */
export const PANEL_LEVELS = 2;

/** The widgets' blocks as Payload wants them. */
export interface Slots {
  /** What is registered once and referred to by its slug: all but what nests in itself; and what stands for unknown blocks. */
  registered: Block[];
  /** A collection, global or block with every layout, slot and relation to documents filled. */
  fill<T extends { fields: Field[] }>(owner: T): T;
}

/**
 * Fills layouts, slots and running text with the widgets' blocks. A block without slots is registered once; so is a panel, which holds blocks
 * but no panels. Any other block with slots is built once per level, since one that refers to itself sends Payload's form into
 * an endless loop.
 * @param blocks in the order in which the studio offers them
 * @param targets what relations to documents can lead to; they are filled in with it
 */
export function createSlots(blocks: readonly Block[], targets: LinkTargetLists): Slots {
  const hooks = layoutHooks(new Map(blocks.map((block) => [block.slug, traitsOf(block).upgrades ?? []])));
  const inText = blocks.filter((block) => traitsOf(block).standsInText).map(({ slug }) => slug);

  function fillSlots(fields: Field[], levels: number, isInPanel: boolean): Field[] {
    return mapFields(fields, (field) => {
      if (isSlot(field)) return { ...field, blockReferences: references(levels, isInPanel) };
      if (isRunningText(field)) return { ...field, editor: richTextEditor(inText, targets) };
      return fillDocuments(field, targets);
    });
  }

  function references(levels: number, isInPanel: boolean): NonNullable<BlocksField['blockReferences']> {
    const found = blocks.flatMap((block): (Block | string)[] => {
      if (!hasSlots(block)) return [block.slug];
      if (traitsOf(block).isPanel) {
        return !isInPanel && levels >= CONTAINER_LEVELS - PANEL_LEVELS ? [block.slug] : [];
      }
      return levels > 0 ? [nested(block, levels - 1, isInPanel)] : [];
    });
    return found as NonNullable<BlocksField['blockReferences']>;
  }

  /** Of interfaces with one name Payload's types keep one, and what a panel holds is another type. */
  function nested(block: Block, levels: number, isInPanel: boolean): Block {
    const interfaceName = isInPanel ? `Panel${block.interfaceName}` : block.interfaceName;
    return {
      ...block,
      ...(interfaceName && { interfaceName }),
      fields: fillSlots(block.fields, levels, isInPanel),
    };
  }

  return {
    registered: [
      ...blocks
        .filter((block) => !hasSlots(block) || traitsOf(block).isPanel)
        .map((block) => ({ ...block, fields: fillSlots(block.fields, PANEL_LEVELS, true) })),
      keptBlock,
    ],
    fill: (owner) => ({
      ...owner,
      fields: mapFields(fillSlots(owner.fields, CONTAINER_LEVELS, false), (field) =>
        isSlot(field) ? { ...field, hooks } : field,
      ),
    }),
  };
}

function hasSlots({ fields }: Block): boolean {
  let found = false;
  mapFields(fields, (field) => {
    found ||= isSlot(field);
    return field;
  });
  return found;
}

/** Changes the fields of a form that hold no others but blocks, however deep the form arranges them. */
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
