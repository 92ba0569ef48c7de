import type { AnyBlock, Template } from '../types.ts';
import { paragraph, richText } from './text.ts';

const DATES = { createdAt: '2026-05-01T08:00:00.000Z', updatedAt: '2026-05-01T08:00:00.000Z' };

/** A saved section, published: for examples and tests, and as the source of the demo's own. */
export const WRITE_TO_US: Template & { layout: AnyBlock[] } = {
  id: 51,
  title: 'Write to us',
  kind: 'section',
  _status: 'published',
  ...DATES,
  layout: [
    {
      blockType: 'container',
      align: 'start',
      gap: '3',
      advanced: { paddingStart: '6', paddingEnd: '6' },
      blocks: [
        { blockType: 'heading', text: 'Not sure which *journey*?', level: 'h2' },
        {
          blockType: 'rich-text',
          content: richText(
            paragraph('Tell us when you can come, and with whom. Fatima-Zahra answers within one working day.'),
          ),
        },
        {
          blockType: 'button',
          label: 'Write to us',
          link: { kind: 'address', address: '/contact/' },
          look: 'outline',
        },
      ],
    } as AnyBlock,
  ],
};
