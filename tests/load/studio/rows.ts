import { percentile } from '../statistics.ts';
import { kilobytes, milliseconds, type Row, within } from '../table.ts';
import { CHANGE_BYTES, IN_PLACE_MS, KEYSTROKE_MS, OPEN_MS, SCRIPT_BYTES, SETTINGS_MS } from './budgets.ts';
import { CHANGES, type EditorFigures, type Sent } from './measureEditor.ts';

/** Rows of one document: median and 95th percentile, which has the budget. */
export function editorRows(name: string, figures: EditorFigures): Row[] {
  return [
    within(`${name}: opening, warm`, milliseconds, percentile(figures.opened, 50), OPEN_MS),
    within(`${name}: scripts`, kilobytes, sum(figures.scripts), SCRIPT_BYTES),
    within(`${name}: sent for one change until it is saved`, kilobytes, sum(figures.change), CHANGE_BYTES),
    ...times(`${name}: settings of a selected block`, figures.settings, SETTINGS_MS),
    ...times(`${name}: a keystroke on the page`, figures.keystrokes, KEYSTROKE_MS),
    ...times(`${name}: a letter typed in place`, figures.inPlace, IN_PLACE_MS),
    ...times(`${name}: settings, after ${CHANGES} changes`, figures.settingsAfter, SETTINGS_MS),
    ...times(`${name}: a keystroke, after ${CHANGES} changes`, figures.keystrokesAfter, KEYSTROKE_MS),
  ];
}

/** The two totals, request by request. */
export function describeSent({ change, scripts }: EditorFigures): string {
  const lines = [...change, ...scripts.slice(0, 8)].map(({ bytes, what }) => `  ${kilobytes(bytes)} ${what}\n`);
  return lines.join('');
}

function times(what: string, values: readonly number[], budget: number): Row[] {
  return [
    within(`${what}, median`, milliseconds, percentile(values, 50), budget),
    within(`${what}, p95`, milliseconds, percentile(values, 95), budget),
  ];
}

function sum(sent: readonly Sent[]): number {
  return sent.reduce((total, { bytes }) => total + bytes, 0);
}
