import type { Part } from '../../render/part.ts';
import { actionHash } from '../../shared/actions/prefix.ts';
import { PageActions } from './PageActions.tsx';

export const part: Part = {
  name: 'actions',
  requires: ['compare', 'customers', 'lightbox', 'popups', 'shop'],
  noteLink({ href = '' }, { needs }) {
    if (actionHash(href)) needs.use('actions');
  },
  regions: { end: PageActions },
};
