import type { LayoutBlock } from '../../../../../src/shared/layouts/kind.ts';
import type { Gesture } from './gesture.ts';
import { planGestures } from './planGestures.ts';
import type { Words } from './planSettings.ts';

/** Minimum: the first correction by cut and paste needs as many before it. */
const FEWEST = 3;

/**
 * Selects the sections of a page, in order, that together need every action and every type of setting of the whole page: greedily, with the
 * fewest gestures for what each adds.
 * @param isOfTypes false: every action is enough
 */
export function chooseSections(layout: readonly LayoutBlock[], words: Words, isOfTypes: boolean): LayoutBlock[] {
  const kindsOf = (gestures: readonly Gesture[]): Set<string> =>
    new Set(gestures.flatMap((each) => ('setting' in each ? (isOfTypes ? each.setting.type : []) : each.does)));
  const all = kindsOf(planGestures(layout, words));
  let chosen: readonly LayoutBlock[] = [];
  for (;;) {
    const found = kindsOf(planGestures(chosen, words));
    const isWhole = [...all].every((kind) => found.has(kind)) && chosen.length >= FEWEST;
    if (isWhole || chosen.length === layout.length) return [...chosen];
    const [best] = layout
      .filter((section) => !chosen.includes(section))
      .map((section) => {
        const together = layout.filter((each) => each === section || chosen.includes(each));
        const gestures = planGestures(together, words);
        return { together, cost: gestures.length / (1 + kindsOf(gestures).size - found.size) };
      })
      .toSorted((a, b) => a.cost - b.cost);
    chosen = best?.together ?? layout;
  }
}
