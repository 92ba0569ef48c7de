/** Options of a background, by stored value, with labels. */
export const GRADIENT_FORMS = { linear: 'A line', radial: 'A light in the middle' };
export const PICTURE_FITS = { cover: 'Fills the space', contain: 'Whole, however much room that leaves' };
export const PICTURE_ATTACHMENTS = { scroll: 'Moves with the page', fixed: 'Stands still, on large screens' };
export const FADES = {
  even: 'Everywhere',
  bottom: 'Below',
  top: 'Above',
  start: 'Where lines begin',
  edges: 'At the edges',
};
export const SLIDE_EFFECTS = {
  none: 'Stand still',
  fade: 'Fade slowly into each other',
  drift: 'Drift slowly, and fade into each other',
};

/** Interval between pictures, in seconds: shorter would be restless. */
export const SLIDE_SECONDS = { min: 4, max: 30, defaultValue: 7 };
