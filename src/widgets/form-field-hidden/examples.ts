import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'form-field-hidden'> = {
  'where somebody comes from': {
    page: 'form',
    block: { blockType: 'form-field-hidden', label: 'Campaign', name: 'campaign', value: 'spring letter' },
  },
};
