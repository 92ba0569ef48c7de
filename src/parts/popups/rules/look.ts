/** Positions of a popup in the window: block, then inline (`start` is where lines of text start). */
export const POSITIONS = [
  'top-start',
  'top-center',
  'top-end',
  'center-start',
  'center-center',
  'center-end',
  'bottom-start',
  'bottom-center',
  'bottom-end',
] as const;
export type Position = (typeof POSITIONS)[number];

/** Default settings of a popup; lengths in CSS px, times in seconds (reference). */
export const POPUP_DEFAULTS = {
  width: 640,
  height: 'fit',
  height_custom: 380,
  position: 'center-center',
  overlay: true,
  close_button: true,
  close_button_position: 'inside',
  entrance_animation: 'none',
  exit_animation: 'none',
  entrance_animation_duration: { size: 1.2 },
  a11y_navigation: true,
} as const;
