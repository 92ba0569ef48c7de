import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'contact-buttons'> = {
  'how to reach the office': {
    block: {
      blockType: 'contact-buttons',
      title: 'A person answers within one working day',
      look: 'row',
      show: 'both',
      items: [
        { channel: 'phone', value: '+212 524 000 142', label: 'Call the office' },
        {
          channel: 'email',
          value: 'hello@khettara.example',
          label: 'Write to us',
          subject: 'A journey in spring',
          message: 'Hello, we are two and think of May.',
        },
        { channel: 'viber', value: '+212 612 345 678', viber: 'chat' },
        { channel: 'waze', value: '14 Derb el Ferrane, Marrakech', label: 'The way to our door' },
      ],
    },
  },
  'where we show what we see, as signs': {
    block: {
      blockType: 'contact-buttons',
      look: 'row',
      show: 'icon',
      items: [
        { channel: 'instagram', value: 'khettara' },
        { channel: 'youtube', value: 'khettara' },
        { channel: 'facebook', value: 'khettara' },
        { channel: 'linkedin', value: 'https://www.linkedin.com/company/khettara' },
        { channel: 'pinterest', value: 'khettara' },
      ],
    },
  },
  'in words alone': {
    block: {
      blockType: 'contact-buttons',
      look: 'row',
      show: 'text',
      items: [
        { channel: 'telegram', value: 'khettara', label: 'News from the road' },
        { channel: 'file', value: 'https://files.khettara.example/dates-2027.pdf', label: 'All dates on one sheet' },
      ],
    },
  },
  'folded in the corner': {
    block: {
      blockType: 'contact-buttons',
      look: 'corner',
      title: 'Ask us',
      items: [
        { channel: 'phone', value: '+212 524 000 142', label: 'Call the office' },
        { channel: 'whatsapp', value: '+212 612 345 678', message: 'Hello, I have a question.' },
      ],
    },
  },
  'along the lower edge': {
    block: {
      blockType: 'contact-buttons',
      look: 'bar',
      title: 'The office is open until six',
      items: [
        { channel: 'phone', value: '+212 524 000 142', label: 'Call' },
        { channel: 'email', value: 'hello@khettara.example', label: 'Write' },
      ],
    },
  },
};
