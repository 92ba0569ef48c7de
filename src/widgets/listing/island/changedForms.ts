import { filtersOf } from './filtersOf.ts';
import { parseMarkup } from './parseMarkup.ts';

/**
 * Filter forms of a listing whose fields differ from the server's values, as after a choice before hydration. Forms with text fields are left
 * out: they are sent by their button.
 */
export function changedForms(widgetId: string): HTMLFormElement[] {
  return filtersOf(widgetId)
    .flatMap((filter) => [...filter.querySelectorAll<HTMLFormElement>('form[data-filter-form]')])
    .filter((form) => !form.querySelector('[type=number]') && valuesOf(form) !== valuesOf(asSent(form)));
}

/** Cloned from its markup, in which fields have their initial values, within the bounds and steps of a slider. */
function asSent({ outerHTML }: HTMLFormElement): HTMLFormElement {
  return parseMarkup(outerHTML).firstElementChild as HTMLFormElement;
}

function valuesOf(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form)]);
}
