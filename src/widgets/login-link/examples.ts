import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'login-link'> = {
  'for staff, at the end of the footer': {
    block: { blockType: 'login-link', to: 'studio', look: 'text', label: 'For our guides' },
  },
  'for staff, with its sign': { block: { blockType: 'login-link', to: 'studio', look: 'both' } },
  'for visitors, in the header': { page: 'account', block: { blockType: 'login-link', to: 'account', look: 'icon' } },
};
