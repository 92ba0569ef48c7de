/** Path of the check of the site in the studio. */
export const CHECK_PATH = '/admin/site-check';
/** Event by which the page updates the count in the menu. */
export const COUNT_EVENT = 'rihla-site-check';
