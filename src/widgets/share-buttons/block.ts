import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { choice } from '../../cms/fields/options.ts';
import { shareNetworkOptions } from '../../shared/share/findNetworks.ts';
import { SHARE_ALIGNMENTS, SHARE_COLUMNS, SHARE_SHAPES, SHARE_SKINS, SHARE_VIEWS } from '../../shared/share/looks.ts';
import { DEFAULT_SHARE_NETWORKS } from '../../shared/share/networks.ts';
import { isSharableAddress } from '../../shared/share/target.ts';
import { t } from '../../shared/studioWords/t.ts';

const COLOURS = {
  ink: 'Text',
  brand: 'Brand',
  accent: 'Accent',
  saffron: 'Highlight',
  sand: 'Quiet surface',
  paper: 'Page',
};

export const shareButtonsBlock = defineBlock(
  {
    slug: 'share-buttons',
    interfaceName: 'ShareButtonsBlock',
    labels: { singular: 'Share buttons', plural: 'Share buttons' },
    fields: [
      {
        name: 'networks',
        type: 'array',
        label: 'Networks',
        labels: { singular: 'network', plural: 'networks' },
        defaultValue: DEFAULT_SHARE_NETWORKS.map((network) => ({ network })),
        fields: [
          choice('network', shareNetworkOptions(), { label: 'Network', required: true }),
          {
            name: 'label',
            type: 'text',
            label: 'Own label',
            localized: true,
            admin: { description: 'Empty: the name of the network.' },
          },
        ],
      },
      check('showNative', 'The device’s own share sheet first, on touch screens', true),
      check('showCopy', 'Copy link', true),
      check('showRetired', 'Also networks that have closed', false),
      choice(
        'target',
        { page: 'This page', custom: 'Another address' },
        { label: 'What is shared', defaultValue: 'page' },
      ),
      {
        name: 'address',
        type: 'text',
        label: 'Address',
        validate: validateAddress,
        admin: { condition: hasOwnTarget },
      },
      {
        name: 'addressTitle',
        type: 'text',
        label: 'Its title',
        localized: true,
        admin: { condition: hasOwnTarget },
      },
    ],
    style: [
      {
        type: 'row',
        fields: [
          choice('view', SHARE_VIEWS, { label: 'View', defaultValue: 'both', admin: { width: '50%' } }),
          choice('skin', SHARE_SKINS, { label: 'Look', defaultValue: 'gradient', admin: { width: '50%' } }),
        ],
      },
      {
        type: 'row',
        fields: [
          choice('shape', SHARE_SHAPES, { label: 'Shape', defaultValue: 'square', admin: { width: '50%' } }),
          choice('align', SHARE_ALIGNMENTS, { label: 'Alignment', defaultValue: 'start', admin: { width: '50%' } }),
        ],
      },
      choice('columns', SHARE_COLUMNS, { label: 'Columns, at most', defaultValue: 'auto' }),
      choice('colour', { official: 'Official', custom: 'Custom' }, { label: 'Colour', defaultValue: 'official' }),
      choice('primary', COLOURS, {
        label: 'Primary colour',
        defaultValue: 'ink',
        admin: { condition: isCustom },
      }),
      choice('secondary', COLOURS, {
        label: 'Secondary colour',
        admin: { condition: isCustom, placeholder: 'What reads best on the primary' },
      }),
    ],
  },
  {
    group: 'Actions',
    icon: 'share-2',
    words: 'social facebook twitter whatsapp pinterest partager مشاركة',
    standsInText: true,
  },
);

function check(name: string, label: string, defaultValue: boolean) {
  return { name, type: 'checkbox', label, defaultValue } as const;
}

function isCustom(_: unknown, siblings: { colour?: string } | undefined): boolean {
  return siblings?.colour === 'custom';
}

function hasOwnTarget(_: unknown, siblings: { target?: string } | undefined): boolean {
  return siblings?.target === 'custom';
}

function validateAddress(value: unknown): string | true {
  if (!value || isSharableAddress(String(value))) return true;
  return t('Write a path such as /journeys/, or an address that begins with https://.');
}
