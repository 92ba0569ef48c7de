import { afterEach, expect, test } from 'vitest';
import { translateConfig } from './translateConfig.ts';

afterEach(() => {
  delete globalThis.rihlaStudioWords;
});

test('labels, descriptions, placeholders and options follow the language; content and what programs read do not', () => {
  const options = [{ label: 'Title', value: 'Title' }];
  const field = {
    name: 'Title',
    label: 'Title',
    defaultValue: { label: 'Title' },
    custom: { label: 'Title' },
    options,
    admin: { description: 'Title', placeholder: 'Title', components: {} },
  };
  const config = {
    collections: [
      {
        slug: 'pages',
        labels: { singular: 'Title', plural: 'Title' },
        fields: [{ tabs: [{ label: 'Title', fields: [field] }] }],
      },
    ],
    globals: [],
  };
  translateConfig(config);
  globalThis.rihlaStudioWords = { language: 'fr', messages: { Title: 'Titre' } };
  expect(JSON.parse(JSON.stringify(config))).toEqual({
    collections: [
      {
        slug: 'pages',
        labels: { singular: 'Titre', plural: 'Titre' },
        fields: [
          {
            tabs: [
              {
                label: 'Titre',
                fields: [
                  {
                    ...field,
                    label: 'Titre',
                    options: [{ label: 'Titre', value: 'Title' }],
                    admin: { description: 'Titre', placeholder: 'Titre', components: {} },
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
    globals: [],
  });
});
