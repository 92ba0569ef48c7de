import { loadWords } from '../../../browser/loadWords.ts';
import { type FormIslandProps, wakeForm } from './wakeForm.ts';

/** What a form says beside what stands in it, by language; no page pays for it before a form comes near. */
const CATALOGUES = import.meta.glob<Readonly<Record<string, string>>>('../../../shared/messages/*/formFaults.ts', {
  import: 'formFaults',
});

/** Wakes a form once its words are there; without them it stays as the server made it. */
export async function mount(element: HTMLElement, props: FormIslandProps): Promise<() => void> {
  return wakeForm(element, props, await loadWords(CATALOGUES));
}
