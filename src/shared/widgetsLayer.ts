/**
 * Start of a widget's minified style sheet; a test ensures that all of it is in this one cascade layer. Concatenated
 * style sheets share the layer's braces.
 */
export const WIDGETS_LAYER = '@layer widgets{';
