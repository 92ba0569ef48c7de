/** An error in the summary. */
export interface SummedFault {
  label: string;
  words: string;
  /** Goes to the field. */
  go(): void;
  /** Id of the control. */
  id: string;
}

/** Shows or removes the error summary of a form, with a link to each field. It is a live region. */
export function showSummary(form: HTMLFormElement, message: string, faults: readonly SummedFault[] = []): void {
  const summary = form.querySelector<HTMLElement>('.r-form__summary');
  const [title, list] = [summary?.querySelector('p'), summary?.querySelector('ul')];
  if (!summary || !title || !list) return;
  summary.hidden = !message;
  title.textContent = message;
  list.replaceChildren(
    ...faults.map(({ go, id, label, words }) => {
      const [item, link] = [document.createElement('li'), document.createElement('a')];
      link.href = `#${id}`;
      link.textContent = label;
      link.addEventListener('click', (event) => {
        event.preventDefault();
        go();
      });
      item.append(link, ` – ${words}`);
      return item;
    }),
  );
}
