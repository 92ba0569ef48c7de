import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { titleLevel } from '../../cms/fields/block/titleLevel.ts';
import { linkField } from '../../cms/fields/link/link.ts';
import { choice } from '../../cms/fields/options.ts';
import { sample } from '../../sections/sample.ts';

export const imageBoxBlock = defineBlock(
  {
    slug: 'image-box',
    interfaceName: 'ImageBoxBlock',
    labels: { singular: 'Picture with text', plural: 'Pictures with text' },
    fields: [
      { name: 'picture', type: 'upload', relationTo: 'media', required: true, label: 'Picture' },
      {
        name: 'title',
        type: 'text',
        label: 'Title',
        localized: true,
        admin: { description: 'Words between *stars* are set in italics.' },
      },
      { name: 'text', type: 'textarea', label: 'Text', localized: true },
      titleLevel(),
      {
        name: 'linkLabel',
        type: 'text',
        label: 'Its link says',
        localized: true,
        admin: { description: 'Empty: the title is the link.' },
      },
      linkField(),
    ],
    style: [
      choice(
        'position',
        { top: 'Above the text', start: 'Before the text', end: 'After the text' },
        { label: 'Picture', defaultValue: 'top' },
      ),
      choice(
        'share',
        { third: 'A third', half: 'Half', large: 'Most of it' },
        {
          label: 'Share of the picture',
          defaultValue: 'half',
          admin: { condition: (_, siblings) => siblings?.position === 'start' || siblings?.position === 'end' },
        },
      ),
      choice('align', { start: 'Start', center: 'Centre' }, { label: 'Alignment of the text', defaultValue: 'start' }),
      choice(
        'ratio',
        { natural: 'As taken', '3/2': '3:2', '4/3': '4:3', '1/1': '1:1', '4/5': '4:5' },
        { label: 'Proportion', defaultValue: '3/2' },
      ),
      choice('shape', { none: 'Rectangle', arch: 'Arch', circle: 'Circle' }, { label: 'Shape', defaultValue: 'none' }),
    ],
  },
  {
    group: 'Media',
    icon: 'id-card',
    words: 'card picture text teaser carte image بطاقة صورة',
    starter: { title: sample('A place on the way'), text: sample('Say in two sentences why travellers stop here.') },
    standsInText: true,
  },
);
