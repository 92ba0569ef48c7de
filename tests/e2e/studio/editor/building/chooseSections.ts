import type { LayoutBlock } from '../../../../../src/shared/layouts/kind.ts';
import type { Gesture } from './gesture.ts';
import { planGestures } from './planGestures.ts';
import type { Words } from './planSettings.ts';

/** As many as the first that is put right by cutting and pasting needs before it. */
const FEWEST = 3;

/**
 * The sections of a page, in their order, that are built by every way to work and every type of setting that the whole page is built by: each
 * time the one with which that takes the fewest gestures for what it brings.
 * @param isOfTypes false: every way to work is enough
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
