import { filtersOf } from './filtersOf.ts';
import { parseMarkup } from './parseMarkup.ts';

/**
 * The forms of a listing's filters whose fields say something else than the server sent, as when somebody chose before any script had come.
 * Those with fields to write in are left: they are sent by their button.
 */
export function changedForms(widgetId: string): HTMLFormElement[] {
  return filtersOf(widgetId)
    .flatMap((filter) => [...filter.querySelectorAll<HTMLFormElement>('form[data-filter-form]')])
    .filter((form) => !form.querySelector('[type=number]') && valuesOf(form) !== valuesOf(asSent(form)));
}

/** Read from its markup, in which fields are as they were sent, within the bounds and steps of a slider. */
function asSent({ outerHTML }: HTMLFormElement): HTMLFormElement {
  return parseMarkup(outerHTML).firstElementChild as HTMLFormElement;
}

function valuesOf(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form)]);
}
