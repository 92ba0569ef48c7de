import type { Popup, Post } from '../../cms/payload-types.ts';
import type { Examples } from '../../render/samples/example.ts';
import { JOURNEYS, POSTS } from '../../render/samples/posts.ts';

export const blockExamples: Examples<'button'> = {
  'to the journeys': {
    block: {
      blockType: 'button',
      label: 'See the journeys',
      link: { kind: 'document', document: { relationTo: 'categories', value: JOURNEYS } },
      look: 'solid',
      align: 'start',
      icon: 'none',
    },
  },
  'by telephone': {
    block: {
      blockType: 'button',
      label: 'Call Fatima-Zahra',
      link: { kind: 'address', address: 'tel:+212524000142' },
      look: 'outline',
      align: 'center',
      icon: 'phone',
    },
  },
  'to another site': {
    block: {
      blockType: 'button',
      label: 'Weather in Merzouga',
      link: { kind: 'address', address: 'https://weather.example/merzouga', newTab: true },
      look: 'text',
      align: 'end',
      icon: 'arrow-right',
    },
  },
  'to a popup': {
    block: {
      blockType: 'button',
      label: 'The packing list in one page',
      link: {
        kind: 'action',
        action: 'popup:open',
        popup: {
          id: 3,
          title: 'The bag, in ten lines',
          open_selector: null,
          createdAt: '2026-01-12T08:00:00.000Z',
          _status: 'published',
        } as unknown as Popup,
        fallback: { relationTo: 'posts', value: POSTS[0] as Post },
      },
    },
  },
  'as wide as its column': {
    block: {
      blockType: 'button',
      label: 'Plan a journey',
      link: { kind: 'address', address: '/contact/' },
      align: 'stretch',
    },
  },
};
