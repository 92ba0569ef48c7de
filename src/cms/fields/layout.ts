import type { BlocksField, Field } from 'payload';

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

/** Whether a field was made by one of the two functions above. */
export function isSlot(field: Field): field is BlocksField {
  return field.type === 'blocks' && field.custom?.isSlot === true;
}
