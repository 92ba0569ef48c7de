import { loadMessages } from '../../../browser/loadMessages.ts';
import { type FormIslandProps, mountForm } from './mountForm.ts';

/** Messages of the form island by language; loaded lazily, when a form comes near. */
const CATALOGUES = import.meta.glob<Readonly<Record<string, string>>>('../../../shared/messages/*/formFaults.ts', {
  import: 'formFaults',
});

/** Mounts a form once its messages are loaded; without them it stays as rendered. */
export async function mount(element: HTMLElement, props: FormIslandProps): Promise<() => void> {
  return mountForm(element, props, await loadMessages(CATALOGUES));
}
