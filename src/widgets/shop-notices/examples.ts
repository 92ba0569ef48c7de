import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'shop-notices'> = {
  'a payment that has arrived': { page: 'booked', block: { blockType: 'shop-notices' } },
};
