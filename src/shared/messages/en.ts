import { account } from './en/account.ts';
import { comparison } from './en/comparison.ts';
import { formFaults } from './en/formFaults.ts';
import { forms } from './en/forms.ts';
import { letters } from './en/letters.ts';
import { lightbox } from './en/lightbox.ts';
import { lists } from './en/lists.ts';
import { shop } from './en/shop.ts';
import { site } from './en/site.ts';
import { tours } from './en/tours.ts';

/** Message catalogue: all texts of the product for visitors, in English; its type is that of every other catalogue. */
export const en = {
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
