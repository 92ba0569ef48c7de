import type { Tab } from 'payload';
import { keepsStoredReferences } from '../../../cms/trash/keepsStoredReferences.ts';
import { TOURS } from '../../../tours/words.ts';
import { lineField, proseField } from './parts.ts';

/** Tab: frequently asked questions, and related tours. */
export const answersTab: Tab = {
  label: 'Questions',
  fields: [
    {
      name: 'faq',
      type: 'array',
      label: 'Questions and answers',
      labels: { singular: 'question', plural: 'questions' },
      maxRows: 60,
      admin: { initCollapsed: true, components: { RowLabel: '/src/documents/tours/studio/LineLabel.tsx#LineLabel' } },
      fields: [lineField('question', 'Question', { required: true }), proseField('answer', 'Answer')],
    },
    keepsStoredReferences({
      name: 'related',
      type: 'relationship',
      relationTo: TOURS,
      hasMany: true,
      label: 'Related tours',
      filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
    }),
  ],
};
