/** Submit URL of a form. @param id a form's, or `:id` for the route pattern */
export function formPath(id: number | ':id'): string {
  return `/wp-json/rihla-pro/v1/forms/${id}`;
}
