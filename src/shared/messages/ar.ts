import { account } from './ar/account.ts';
import { comparison } from './ar/comparison.ts';
import { formFaults } from './ar/formFaults.ts';
import { forms } from './ar/forms.ts';
import { letters } from './ar/letters.ts';
import { lightbox } from './ar/lightbox.ts';
import { lists } from './ar/lists.ts';
import { shop } from './ar/shop.ts';
import { site } from './ar/site.ts';
import { tours } from './ar/tours.ts';

/** Message catalogue: all texts of the product for visitors, in Arabic. */
export const ar = {
  ...account,
  ...comparison,
  ...formFaults,
  ...forms,
  ...letters,
  ...lightbox,
  ...lists,
  ...shop,
  ...site,
  ...tours,
} as const;
