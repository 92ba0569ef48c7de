import type { AnyBlock } from '../../render/types.ts';

/** Blocks inside the containers of the examples. */
export const TITLE: AnyBlock = { blockType: 'heading', text: 'Morocco, from *the snow* to the last dune', level: 'h2' };
export const SHORT: AnyBlock = { blockType: 'heading', text: 'From snow *to sand*', level: 'h2' };
export const NIGHT: AnyBlock = { blockType: 'heading', text: 'Nine nights, *no two* under the same sky', level: 'h2' };
export const QUOTED: AnyBlock = {
  blockType: 'quote',
  text: 'We walk until the tea is ready, and the tea is ready when the sun has gone.',
  cite: 'Lahcen, guide since 2011',
  look: 'plain',
};
export const MORE: AnyBlock = {
  blockType: 'button',
  label: 'See the journeys',
  link: { kind: 'address', address: '/category/journeys/' },
};
/** Centred text in a narrow column. */
export const CENTRED: AnyBlock = { ...NIGHT, align: 'center' };
