import type { Block, Field } from 'payload';
import type { Letters } from '../letters/letters.ts';

/** Settings of an effect of the site's own, as shown in the advanced group of every block. */
export interface SiteEffect {
  /** Its folder in `site/effects/`. */
  name: string;
  /** Heading in the form. */
  label: string;
  fields: Field[];
}

/** Additions of a site that the studio needs to know; the rest is found by its folder (`contract.ts`). */
export interface Site {
  /** The block of each widget in `site/widgets/`, in the order of the palette; they come after ours. */
  blocks?: readonly Block[];
  effects?: readonly SiteEffect[];
  /** Letters in place of ours, by their names. */
  letters?: Partial<Letters>;
}

/** Defines what `site/site.ts` exports as `site`. */
export function defineSite(site: Site): Site {
  return site;
}
