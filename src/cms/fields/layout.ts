import type { BlocksField, Field, RichTextField } from 'payload';

/** The content tree of a document: blocks inside blocks. */
export function layoutField(): BlocksField {
  return { ...slotField('layout'), label: 'Layout' };
}

/**
 * Where blocks stand inside a block. This field says only that there is such a place; which kinds of block it offers, and how
 * deep they nest, is filled in where the studio is put together (`src/studio/slots.ts`).
 */
export function slotField(name = 'blocks'): BlocksField {
  return {
    name,
    type: 'blocks',
    label: false,
    labels: { singular: 'block', plural: 'blocks' },
    blocks: [],
    custom: { isSlot: true },
    admin: { initCollapsed: true },
  };
}

/** Running text with blocks between its paragraphs; its editor is filled in with them. */
export function runningTextField(name: string): RichTextField {
  return { name, type: 'richText', label: false, localized: true, custom: { isRunningText: true } };
}

/** Whether a field is a layout or a slot. */
export function isSlot(field: Field): field is BlocksField {
  return field.type === 'blocks' && field.custom?.isSlot === true;
}

/** Whether a field is running text with blocks in it. */
export function isRunningText(field: Field): field is RichTextField {
  return field.type === 'richText' && field.custom?.isRunningText === true;
}
