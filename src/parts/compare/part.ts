import type { Part } from '../../render/part.ts';
import { parseAction } from '../../shared/actions/parseAction.ts';
import { actionHash } from '../../shared/actions/prefix.ts';
import { CompareTray } from './CompareTray.tsx';
import { hasCompare, hasCompareTable, noteCompare } from './noteCompare.ts';
import { COMPARE_PATH } from './rules/choice.ts';
import { MARK_CHOICE, SHOW_CHOICE } from './rules/startStatements.ts';

/** Comparison of tours: checkboxes on cards, the visitor's choice, and the tray. */
export const part: Part = {
  name: 'compare',
  requires: ['dock'],
  // The panel opened by such a link needs texts and styles of the tray.
  noteLink({ href = '' }, context) {
    if (actsOnComparison(href)) noteCompare(context);
  },
  panelPage: (panel) => (panel === 'compare' ? COMPARE_PATH : undefined),
  regions: { dock: CompareTray },
  startScript: (context) =>
    [hasCompare(context) && MARK_CHOICE, hasCompareTable(context) && SHOW_CHOICE].filter(Boolean).join(';') ||
    undefined,
};

/** Whether a link opens, closes or toggles the comparison panel. */
function actsOnComparison(href: string): boolean {
  const hash = actionHash(href);
  const action = hash ? parseAction(hash) : '';
  return (
    typeof action === 'object' &&
    action.action.startsWith('off_canvas:') &&
    'id' in action.settings &&
    action.settings.id === 'compare'
  );
}
