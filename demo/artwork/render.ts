import type { OverlayOptions } from 'sharp';
import sharp from 'sharp';
import { HEIGHT, WIDTH } from './lib/canvas.ts';
import { finish } from './lib/grain.ts';
import type { Layer, Scene } from './types.ts';

/** In pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Paints a scene and returns it as JPEG; a size of another shape is cropped about the focal point. */
export async function renderScene(scene: Scene, size: PictureSize = { width: WIDTH, height: HEIGHT }): Promise<Buffer> {
  const scale = Math.max(size.width / WIDTH, size.height / HEIGHT);
  const whole = { width: Math.round(WIDTH * scale), height: Math.round(HEIGHT * scale) };
  const layers = await scene.paint();
  const overlays = await Promise.all(layers.map((layer) => overlay(layer, whole)));
  const left = offset(whole.width, size.width, scene.focal.x);
  const top = offset(whole.height, size.height, scene.focal.y);
  const flat = await sharp({ create: { ...whole, channels: 4, background: '#000' } })
    .composite(overlays)
    .removeAlpha()
    .raw()
    .toBuffer();
  const { data, info } = await sharp(flat, { raw: { ...whole, channels: 3 } })
    .extract({ left, top, width: size.width, height: size.height })
    .raw()
    .toBuffer({ resolveWithObject: true });
  finish(data, info.width, info.height);
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .jpeg({ quality: 90, mozjpeg: false })
    .toBuffer();
}

function offset(whole: number, part: number, percent: number): number {
  return Math.round(Math.min(Math.max((whole * percent) / 100 - part / 2, 0), whole - part));
}

async function overlay(layer: Layer, size: PictureSize): Promise<OverlayOptions> {
  const blend = layer.blend ?? 'over';
  if ('svg' in layer) {
    const faded = layer.opacity === undefined ? layer.svg : `<g opacity="${layer.opacity}">${layer.svg}</g>`;
    return { input: document(faded, size), blend };
  }
  const raw = { width: layer.width, height: layer.height, channels: 4 } as const;
  let { pixels } = layer;
  if (layer.opacity !== undefined) {
    pixels = pixels.slice();
    for (let i = 3; i < pixels.length; i += 4) pixels[i] = pixels[i]! * layer.opacity;
  }
  if (layer.width !== size.width || layer.height !== size.height) {
    pixels = await sharp(pixels, { raw })
      .resize(size.width, size.height, { fit: 'fill', kernel: 'cubic' })
      .raw()
      .toBuffer();
  }
  const sized = { ...size, channels: 4 } as const;
  if (layer.mask !== undefined) {
    pixels = await sharp(pixels, { raw: sized })
      .composite([{ input: document(layer.mask, size), blend: 'dest-in' }])
      .raw()
      .toBuffer();
  }
  return { input: Buffer.from(pixels.buffer, pixels.byteOffset, pixels.length), raw: sized, blend };
}

function document(markup: string, size: PictureSize): Buffer {
  const box = `viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${size.width}" height="${size.height}"`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${box}>${markup}</svg>`);
}
