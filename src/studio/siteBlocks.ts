import type { Block, Field } from 'payload';
import { site } from '#site';
import { blocks } from '../widgets/index.ts';

/** Settings of an effect of the site's own. */
type SiteEffect = NonNullable<NonNullable<typeof site>['effects']>[number];

/** The block of every widget, ours and then the site's, each with the settings of the site's effects. */
export const allBlocks: readonly Block[] = withSite(blocks, site?.blocks, site?.effects);

/** Our blocks and others, with the fields of effects at the end of the advanced group of each. */
export function withSite(
  ours: readonly Block[],
  others: readonly Block[] = [],
  effects: readonly SiteEffect[] = [],
): readonly Block[] {
  const all = [...ours, ...others];
  const double = others.find((block) => all.filter(({ slug }) => slug === block.slug).length > 1);
  if (double) throw new Error(`Two widgets are called “${double.slug}”. Give the one in site/ another name.`);
  if (effects.length === 0) return all;
  const added = effects.map(
    ({ fields, label }): Field => ({ type: 'collapsible', label, admin: { initCollapsed: true }, fields }),
  );
  return all.map((block) => ({ ...block, fields: intoAdvanced(block.fields, added) }));
}

function intoAdvanced(fields: readonly Field[], added: readonly Field[]): Field[] {
  return fields.map((field) => {
    if (field.type === 'tabs') {
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: intoAdvanced(tab.fields, added) })) };
    }
    return field.type === 'group' && 'name' in field && field.name === 'advanced'
      ? { ...field, fields: [...field.fields, ...added] }
      : field;
  });
}
