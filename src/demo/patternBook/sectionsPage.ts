import type { AnyBlock } from '../../render/types.ts';
import { groupedSections } from '../../sections/groups/index.ts';
import { wholePages } from '../../sections/pages/pages.ts';
import { block } from '../blocks.ts';
import type { SampleIds } from './storeSample.ts';

type Ids = Pick<SampleIds, 'forms' | 'pictures'>;

/** All ready-made sections, each below its name, and the parts of whole pages that are not sections themselves. */
export function sectionPatterns(ids: Ids): AnyBlock[] {
  const shown = new Set(groupedSections.flatMap(({ blocks }) => blocks));
  const rest = wholePages.map((page) => ({ ...page, blocks: page.blocks.filter((each) => !shown.has(each)) }));
  const withName = [...groupedSections, ...rest].filter(({ blocks }) => blocks.length > 0);
  const choose = createChooser(ids);
  return withName.flatMap(({ blocks, group, label }) => [
    block('heading', { eyebrow: group, text: label, level: 'h2', size: 's', advanced: { paddingStart: '6' } }),
    ...blocks.map((each) => choose(each) as AnyBlock),
  ]);
}

/** Fills in the choices that a section leaves to its editor: the demo's pictures in order, and its first form. */
function createChooser({ forms, pictures }: Ids): (value: unknown) => unknown {
  const all = [...pictures.values()];
  let next = 0;
  return function choose(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(choose);
    if (typeof value !== 'object' || value === null) return value;
    const copy = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, choose(inner)]));
    if (copy.blockType === 'image') {
      next += 1;
      return { ...copy, picture: all[next % all.length] };
    }
    return copy.blockType === 'form' ? { ...copy, form: forms.values().next().value } : copy;
  };
}
