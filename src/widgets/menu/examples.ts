import type { Examples } from '../../render/samples/example.ts';
import { MAIN_MENU } from '../../render/samples/menus.ts';

export const blockExamples: Examples<'menu'> = {
  'in the header': {
    block: {
      blockType: 'menu',
      menu: MAIN_MENU,
      arrangement: 'row',
      foldOnMobile: true,
      showTitle: false,
      foot: [{ blockType: 'button', label: 'Plan a journey', link: { kind: 'address', address: '/contact/' } }],
    },
  },
  'in a row that never folds': {
    block: { blockType: 'menu', menu: MAIN_MENU, arrangement: 'row', foldOnMobile: false },
  },
  'a column of the footer': { block: { blockType: 'menu', menu: MAIN_MENU, arrangement: 'column', showTitle: true } },
};
