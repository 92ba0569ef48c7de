import type { Field, RichTextField } from 'payload';

/** The content tree of a document: nested blocks. Edited as a whole, in the layout editor. */
export function layoutField(): RichTextField {
  return { ...slotField('layout'), label: 'Layout', admin: { disableListColumn: true, disableListFilter: true } };
}

/**
 * A slot: where a block has nested blocks. This field is only a marker; its editor is filled in when the studio's
 * configuration is assembled (`src/studio/slots.ts`).
 * @param label what editors call the slot, when a block has several
 */
export function slotField(name = 'blocks', label?: string): RichTextField {
  return {
    name,
    type: 'richText',
    label: label ?? false,
    custom: { isSlot: true },
    // Hidden: the layout editor shows it, not the block's form.
    admin: { hidden: true },
  };
}

/**
 * Rich text with blocks between its paragraphs; its editor is filled in later, unless `custom` says `isWithoutBlocks`.
 */
export function runningTextField(name: string): RichTextField {
  return { name, type: 'richText', label: false, localized: true, custom: { isRunningText: true } };
}

/** Whether a field is a layout or a slot. */
export function isSlot(field: Field): field is RichTextField & { custom: { isSlot: true } } {
  return field.type === 'richText' && field.custom?.isSlot === true;
}

/** Whether a field is rich text with blocks. */
export function isRunningText(field: Field): field is RichTextField & { custom: { isRunningText: true } } {
  return field.type === 'richText' && field.custom?.isRunningText === true;
}
