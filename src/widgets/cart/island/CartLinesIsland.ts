import { stepNumbers } from '../../../browser/stepNumbers.ts';

/** Lets minus and plus change how many travel. */
export function mount(element: HTMLElement): () => void {
  const lines = element.querySelector<HTMLElement>('.r-cart__lines');
  return lines ? stepNumbers(lines) : () => undefined;
}
