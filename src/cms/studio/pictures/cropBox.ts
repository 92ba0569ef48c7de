/** Proportions that pictures are commonly shown in. */
export const CROP_SHAPES = {
  '3:2': 3 / 2,
  '16:9': 16 / 9,
  '4:3': 4 / 3,
  '1:1': 1,
  '4:5': 4 / 5,
  '2:3': 2 / 3,
} as const;

export type CropShape = keyof typeof CROP_SHAPES;

/** Shares of the picture's width and height. */
export interface CropBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Crop {
  shape: CropShape;
  /** Share of the largest box of this proportion. */
  share: number;
  centre: { x: number; y: number };
}

/** Crop box of a picture: of one proportion, around a centre, clamped to the edges. */
export function cropBox({ height, width }: { width: number; height: number }, { centre, shape, share }: Crop): CropBox {
  const proportion = CROP_SHAPES[shape] / (width / height);
  const box = { width: share * Math.min(1, proportion), height: share * Math.min(1, 1 / proportion) };
  return {
    ...box,
    left: within(centre.x - box.width / 2, box.width),
    top: within(centre.y - box.height / 2, box.height),
  };
}

/** The centre of a box that was moved by shares of the picture. */
export function moveCrop(box: CropBox, across: number, down: number): { x: number; y: number } {
  return {
    x: within(box.left + across, box.width) + box.width / 2,
    y: within(box.top + down, box.height) + box.height / 2,
  };
}

function within(start: number, length: number): number {
  return Math.min(Math.max(start, 0), 1 - length);
}
