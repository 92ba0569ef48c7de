/** How a layer is laid over what is already painted. */
export type Blend = 'over' | 'screen' | 'multiply' | 'soft-light' | 'overlay' | 'add';

/** Vector layer: SVG markup without the outer svg element, in the 2400×1600 drawing space. */
export interface VectorLayer {
  svg: string;
  blend?: Blend;
  opacity?: number;
}

/** Pixel layer: straight-alpha RGBA bytes, stretched over the whole picture. */
export interface PixelLayer {
  pixels: Uint8Array;
  width: number;
  height: number;
  blend?: Blend;
  opacity?: number;
  /** SVG markup whose alpha cuts the pixels out. */
  mask?: string;
}

export type Layer = VectorLayer | PixelLayer;

/** One demo picture. `focal` is in percent of width and height. */
export interface Scene {
  key: string;
  title: string;
  alt: string;
  caption: string;
  focal: { x: number; y: number };
  paint(): Promise<Layer[]> | Layer[];
}
