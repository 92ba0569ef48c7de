import { stepNumbers } from '../../../browser/stepNumbers.ts';

/** Lets minus and plus change how many travel. */
export function mount(element: HTMLElement): () => void {
  return stepNumbers(element);
}
