import type { HistoryChange } from './historyEntries.ts';

/** Within this many ms the same control replaces the history entry: arrow keys and sliders are one choice, not ten (reference). */
export const SAME_CHOICE_MS = 1000;

/** @returns a function that decides whether the use of a control adds a history entry, or replaces that of its last use */
export function createHistoryRule(): (control: Element) => HistoryChange {
  let last: { control: string; at: number } | undefined;
  return (control) => {
    const name = control.getAttribute('name') ?? '';
    const isRepeated = name !== '' && last?.control === name && Date.now() - last.at < SAME_CHOICE_MS;
    last = { control: name, at: Date.now() };
    return isRepeated && !isCheckbox(control) ? 'replace' : 'push';
  };
}

/** Checkboxes are separate choices, also in quick succession. */
function isCheckbox(control: Element): boolean {
  return control instanceof HTMLInputElement && control.type === 'checkbox';
}
