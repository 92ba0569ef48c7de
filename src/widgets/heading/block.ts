import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { perDevice } from '../../cms/fields/block/perDevice.ts';
import { linkField } from '../../cms/fields/link/link.ts';
import { choice } from '../../cms/fields/options.ts';
import { sample } from '../../sections/sample.ts';

const SIZES = { display: 'Display', xl: 'Very large', l: 'Large', m: 'Medium', s: 'Small' };

export const headingBlock = defineBlock(
  {
    slug: 'heading',
    interfaceName: 'HeadingBlock',
    labels: { singular: 'Heading', plural: 'Headings' },
    fields: [
      {
        name: 'text',
        type: 'text',
        label: 'Text',
        localized: true,
        required: true,
        admin: { description: 'Words between *stars* are set in italics.' },
      },
      { name: 'eyebrow', type: 'text', label: 'Small line above', localized: true },
      choice(
        'level',
        { h1: 'H1', h2: 'H2', h3: 'H3', h4: 'H4', h5: 'H5', h6: 'H6', p: 'Plain text' },
        { label: 'Level', defaultValue: 'h2', required: true },
      ),
      linkField(),
    ],
    style: [
      perDevice(choice('size', { auto: 'By level', ...SIZES }, { label: 'Size', defaultValue: 'auto' }), {
        options: SIZES,
      }),
      perDevice(
        choice(
          'align',
          { start: 'Start', center: 'Centre', end: 'End' },
          { label: 'Alignment', defaultValue: 'start' },
        ),
      ),
    ],
  },
  {
    group: 'Text',
    icon: 'heading',
    words: 'title headline h1 h2 h3 titre عنوان',
    starter: { text: sample('A new heading') },
  },
);
