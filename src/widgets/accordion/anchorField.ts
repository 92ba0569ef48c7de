import type { TextField } from 'payload';

/** Anchor: the fragment of the URL that leads to an item and opens it. */
export const anchorField: TextField = {
  name: 'anchor',
  type: 'text',
  label: 'Address',
  validate: (value: unknown) =>
    !value || ANCHOR.test(String(value)) || 'Begin with a letter; then letters, digits, - and _ only.',
  admin: { description: 'For links that open it: packing for #packing. Empty: made from the title.' },
};

const ANCHOR = /^[\p{L}][\p{L}\p{N}_-]*$/u;
