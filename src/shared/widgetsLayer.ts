/**
 * How a widget's style begins once it is minified; a test sees to it that all of it stands in this one layer. Neighbours on a page
 * share its braces.
 */
export const WIDGETS_LAYER = '@layer widgets{';
