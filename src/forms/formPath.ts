/** Where a form is sent. @param id a form's, or `:id` for the pattern of all */
export function formPath(id: number | ':id'): string {
  return `/wp-json/rihla-pro/v1/forms/${id}`;
}
