import { makeRandom } from './random.ts';

const TILE = 251;

/** Lays fine paper grain and a very gentle vignette over finished RGB bytes, in place. */
export function finish(data: Uint8Array, width: number, height: number, amplitude = 3.2): void {
  const random = makeRandom(7001);
  const tile = new Float32Array(TILE * TILE);
  for (let i = 0; i < tile.length; i += 1) tile[i] = random.gauss() * amplitude * 0.5;
  const [cx, cy] = [width / 2, height / 2];
  let at = 0;
  for (let y = 0; y < height; y += 1) {
    const ny = ((y - cy) / cy) ** 2;
    const row = (y % TILE) * TILE;
    // A shift per band of tiles keeps the repeat from lining up.
    const shift = Math.floor(y / TILE) * 97;
    for (let x = 0; x < width; x += 1) {
      const nx = (x - cx) / cx;
      const edge = (nx * nx + ny) * 0.5;
      const shade = 1 - 0.1 * edge * edge;
      const speck = tile[row + ((x + shift) % TILE)]!;
      for (let c = 0; c < 3; c += 1) {
        const value = data[at]! * shade + speck + 0.5;
        data[at] = value < 0 ? 0 : value > 255 ? 255 : value;
        at += 1;
      }
    }
  }
}
