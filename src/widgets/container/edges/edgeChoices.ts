/** Shapes of a container's edge, by stored value, with labels. */
export const EDGE_SHAPES = {
  none: 'Straight',
  dunes: 'Dunes',
  ridge: 'Mountain ridge',
  arch: 'One wide arch',
  wave: 'Wave',
  merlons: 'Merlons of a kasbah',
};
export type EdgeShape = Exclude<keyof typeof EDGE_SHAPES, 'none'>;

/** Height of an edge, in px; a phone draws it lower. */
export const EDGE_HEIGHT = { min: 12, max: 240, defaultValue: 72 };
