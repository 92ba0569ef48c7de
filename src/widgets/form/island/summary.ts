/** A fault as the summary tells of it. */
export interface SummedFault {
  label: string;
  words: string;
  /** Takes the visitor to it. */
  go(): void;
  /** Id of the control. */
  id: string;
}

/** Says what is wrong with a form as a whole, with a way to each field, or takes that away. It is announced by itself. */
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
      item.append(link, `: ${words}`);
      return item;
    }),
  );
}
