import { defineBlock } from '../../cms/fields/block/defineBlock.ts';

export const languageSwitcherBlock = defineBlock(
  {
    slug: 'language-switcher',
    interfaceName: 'LanguageSwitcherBlock',
    labels: { singular: 'Languages', plural: 'Languages' },
    fields: [],
  },
  { group: 'Site', icon: 'globe', words: 'language switcher translate langue français arabe لغة العربية' },
);
