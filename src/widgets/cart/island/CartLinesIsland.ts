import { stepNumbers } from '../../../browser/stepNumbers.ts';

/** Binds minus and plus to the numbers of travellers. */
export function mount(element: HTMLElement): () => void {
  const lines = element.querySelector<HTMLElement>('.r-cart__lines');
  return lines ? stepNumbers(lines) : () => undefined;
}
