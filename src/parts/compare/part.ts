import type { Part } from '../../render/part.ts';
import { CompareTray } from './CompareTray.tsx';
import { hasCompare, hasCompareTable } from './noteCompare.ts';
import { MARK_CHOICE, SHOW_CHOICE } from './rules/startStatements.ts';

/** Tours side by side: the boxes on their cards, what a visitor has ticked, and the way to its page. */
export const part: Part = {
  name: 'compare',
  requires: ['dock'],
  places: { dock: CompareTray },
  startScript: (context) =>
    [hasCompare(context) && MARK_CHOICE, hasCompareTable(context) && SHOW_CHOICE].filter(Boolean).join(';') ||
    undefined,
};
