import type { Field, RichTextField } from 'payload';

/** The content tree of a document: blocks inside blocks. Edited as a whole, in the editor of layouts. */
export function layoutField(): RichTextField {
  return { ...slotField('layout'), label: 'Layout', admin: { disableListColumn: true, disableListFilter: true } };
}

/**
 * Where blocks stand inside a block. This field says only that there is such a place; what makes it a layout is filled in where the
 * studio is put together (`src/studio/slots.ts`).
 * @param label what editors call the place, where a block has several
 */
export function slotField(name = 'blocks', label?: string): RichTextField {
  return {
    name,
    type: 'richText',
    label: label ?? false,
    custom: { isSlot: true },
    // Beside the settings of its block there is nothing to show of it.
    admin: { hidden: true },
  };
}

/** Running text with blocks between its paragraphs; its editor is filled in with them, unless `custom` says `isWithoutBlocks`. */
export function runningTextField(name: string): RichTextField {
  return { name, type: 'richText', label: false, localized: true, custom: { isRunningText: true } };
}

/** Whether a field is a layout or a slot. */
export function isSlot(field: Field): field is RichTextField & { custom: { isSlot: true } } {
  return field.type === 'richText' && field.custom?.isSlot === true;
}

/** Whether a field is running text with blocks in it. */
export function isRunningText(field: Field): field is RichTextField & { custom: { isRunningText: true } } {
  return field.type === 'richText' && field.custom?.isRunningText === true;
}
