import { account } from './fr/account.ts';
import { comparison } from './fr/comparison.ts';
import { formFaults } from './fr/formFaults.ts';
import { forms } from './fr/forms.ts';
import { letters } from './fr/letters.ts';
import { lightbox } from './fr/lightbox.ts';
import { lists } from './fr/lists.ts';
import { shop } from './fr/shop.ts';
import { site } from './fr/site.ts';
import { tours } from './fr/tours.ts';

/** Message catalogue: all texts of the product for visitors, in French. */
export const fr = {
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
