import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { linkField } from '../../cms/fields/link/link.ts';
import { choice } from '../../cms/fields/options.ts';
import { shownAt } from '../../cms/fields/pictureChooserFields.ts';

/** Author box of an article, with a portrait and a short text. */
export const authorBoxBlock = defineBlock(
  {
    slug: 'author-box',
    interfaceName: 'AuthorBoxBlock',
    labels: { singular: 'Author box', plural: 'Author boxes' },
    fields: [
      choice(
        'source',
        { article: 'Who wrote the article', first: 'The first person below' },
        {
          label: 'Shows',
          defaultValue: 'article',
          admin: {
            description:
              'In a template, “who wrote the article” finds the name of the article among the people below. Somebody who is not there is shown by name alone.',
          },
        },
      ),
      {
        name: 'people',
        type: 'array',
        label: 'People',
        labels: { singular: 'person', plural: 'people' },
        fields: [
          { name: 'name', type: 'text', label: 'Name', localized: true, required: true },
          { name: 'role', type: 'text', label: 'What they do', localized: true },
          { name: 'text', type: 'textarea', label: 'In a few words', localized: true },
          { name: 'portrait', type: 'upload', relationTo: 'media', label: 'Portrait', admin: shownAt(200) },
          {
            name: 'links',
            type: 'array',
            label: 'Links',
            labels: { singular: 'link', plural: 'links' },
            fields: [{ name: 'label', type: 'text', label: 'Words', localized: true, required: true }, linkField()],
          },
        ],
      },
    ],
    style: [
      choice(
        'look',
        { ruled: 'Between thin rules', boxed: 'In a box', centred: 'In the middle' },
        { label: 'Look', defaultValue: 'ruled' },
      ),
    ],
    advanced: [
      choice(
        'level',
        { h2: 'H2', h3: 'H3', h4: 'H4', p: 'No heading' },
        { label: 'Level of the name', defaultValue: 'p' },
      ),
    ],
  },
  {
    group: 'Text',
    icon: 'user-pen',
    words: 'writer bio about team auteur équipe كاتب',
    starter: {
      source: 'first',
      people: [{ name: 'Who it is', role: 'What they do', text: 'Where they are from, and what they know best.' }],
    },
  },
);
