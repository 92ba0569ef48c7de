/**
 * Kinds of motion with their directions (the first is the default), amount (speed, or strength in px or tenths), and range in percent
 * (reference). The names are the reference's.
 */
export const MOTIONS = {
  translateY: { label: 'Vertical', directions: ['up', 'down'], amount: 4, least: 0, most: 10, start: 0, end: 100 },
  translateX: { label: 'Horizontal', directions: ['left', 'right'], amount: 4, least: 0, most: 10, start: 0, end: 100 },
  rotateZ: { label: 'Rotate', directions: ['left', 'right'], amount: 1, least: 0, most: 10, start: 0, end: 100 },
  opacity: {
    label: 'Transparency',
    directions: ['out-in', 'in-out', 'in-out-in', 'out-in-out'],
    amount: 10,
    least: 1,
    most: 10,
    start: 20,
    end: 80,
  },
  blur: {
    label: 'Blur',
    directions: ['out-in', 'in-out', 'in-out-in', 'out-in-out'],
    amount: 7,
    least: 1,
    most: 15,
    start: 20,
    end: 80,
  },
  scale: {
    label: 'Scale',
    directions: ['out-in', 'in-out', 'in-out-in', 'out-in-out'],
    amount: 4,
    least: -10,
    most: 10,
    start: 20,
    end: 80,
  },
  mouseTrack: {
    label: 'Follow the mouse',
    directions: ['opposite', 'direct'],
    amount: 1,
    least: 0,
    most: 10,
    start: 0,
    end: 100,
  },
  tilt: {
    label: 'Tilt towards the mouse',
    directions: ['direct', 'opposite'],
    amount: 4,
    least: 0,
    most: 10,
    start: 0,
    end: 100,
  },
} as const satisfies Record<string, MotionKind>;

interface MotionKind {
  label: string;
  directions: readonly Direction[];
  amount: number;
  least: number;
  most: number;
  start: number;
  end: number;
}

export type MotionName = keyof typeof MOTIONS;

/** Labels of directions; `out` is hidden, blurred or at its own size, `in` is the motion's end state. */
export const DIRECTIONS = {
  up: 'Up',
  down: 'Down',
  left: 'To the left',
  right: 'To the right',
  'out-in': 'In',
  'in-out': 'Out',
  'in-out-in': 'Out, and in again',
  'out-in-out': 'In, and out again',
  opposite: 'Away from it',
  direct: 'With it',
} as const;

export type Direction = keyof typeof DIRECTIONS;

/** Debounce after a resize, in ms (spec). */
export const MOTION_RESIZE_MS = 200;

/** Origins of rotation and scaling, as CSS values; default: the centre. */
export const ORIGINS = {
  'left top': 'Top left',
  'center top': 'Top',
  'right top': 'Top right',
  'left center': 'Left',
  'right center': 'Right',
  'left bottom': 'Bottom left',
  'center bottom': 'Bottom',
  'right bottom': 'Bottom right',
} as const;

/** Whether a stored value is the name of a motion. */
export function isMotion(value: unknown): value is MotionName {
  return typeof value === 'string' && Object.hasOwn(MOTIONS, value);
}
