import { mix } from './colour.ts';
import { r1 } from './maths.ts';

export interface BoatLook {
  hull: string;
  stripe: string;
  trim: string;
  /** Its load. */
  load: 'nets' | 'boxes' | 'none';
  net: string;
}

/** A heap of fishing net with floats, about 160 wide. */
export function netHeap(net: string, seed: number): string {
  const dark = mix(net, '#101430', 0.5);
  const lit = mix(net, '#ffe9c0', 0.35);
  let lines = '';
  let floats = '';
  for (let i = 0; i < 26; i += 1) {
    const a = Math.sin(seed + i * 12.9898) * 43758.5453;
    const t = a - Math.floor(a);
    const b = Math.sin(seed * 3 + i * 78.233) * 43758.5453;
    const u = b - Math.floor(b);
    const x = -70 + t * 130;
    lines += `M${r1(x)} ${r1(-6 - u * 18)}q${r1(10 + u * 14)} ${r1(-26 * t - 10)} ${r1(30)} ${r1(-4 + u * 10)}`;
    if (i % 4 === 0) floats += `M${r1(x)} ${r1(-18 - u * 22)}m-6 0a6 5 0 1 0 12 0a6 5 0 1 0 -12 0`;
  }
  return (
    `<path d="M-84 0Q-90 -26 -56 -36Q-40 -60 -4 -56Q22 -72 46 -50Q84 -44 84 0Z" fill="${net}"/><path d="M-84 0Q-90 -26
      -56 -36Q-60 -14 -20 -10Q30 -4 84 -12V0Z" fill="${dark}"/>` +
    `<path d="${lines}" stroke="${dark}" stroke-width="2.4" fill="none"/><path d="M-50 -36Q-36 -54 -4 -52Q22 -66 42
      -48" stroke="${lit}" stroke-width="4" fill="none"/><path d="${floats}" fill="#e8a33d"/>`
  );
}

/** An open wooden fishing boat lying to, bow to the right; water line at y = 0, 420 long. */
export function boat(look: BoatLook, seed = 1): string {
  const dark = mix(look.hull, '#0a1238', 0.52);
  const lit = mix(look.hull, '#cfe4ff', 0.34);
  const side = 'M-202 -62C-80 -34 80 -34 216 -116C206 -62 184 -20 152 0L-186 0Z';
  let svg = `<path d="M-202 -62C-80 -34 80 -34 216 -116C90 -88 -60 -98 -198 -90Z" fill="#3a2420"/>`;
  svg += `<path d="M216 -116C90 -88 -60 -98 -198 -90L-194 -74C-60 -80 80 -72 188 -104Z" fill="#c98f55"/><path d="M200
    -112C90 -86 -60 -95 -197 -87" stroke="#8a5a34" stroke-width="2" fill="none"/>`;
  for (const x of [-130, -40, 60])
    svg += `<path d="M${x} -90l26 1l14 46l-30 1z" fill="#b4763c"/><path d="M${x} -90l26 1l1 5l-26 -1z"
      fill="#e9bd7c"/>`;
  if (look.load === 'nets') svg += `<g transform="translate(-20 -46) scale(0.95)">${netHeap(look.net, seed)}</g>`;
  if (look.load === 'boxes') {
    for (const [x, y, c] of [
      [-110, -54, '#e9dcc0'],
      [-66, -52, '#d9573a'],
      [-20, -50, '#e9dcc0'],
      [-88, -76, '#3f7fb8'],
      [30, -52, '#e0a04a'],
    ] as const)
      svg += `<path d="M${x} ${y}h40v-24h-40z" fill="${c}"/><path d="M${x + 28} ${y}h12v-24h-12z" fill="#1a1238"
        fill-opacity="0.35"/><path d="M${x + 3} ${y - 16}h34" stroke="#1a1238" stroke-width="2" stroke-opacity="0.4"/>`;
  }
  svg += `<path d="${side}" fill="${look.hull}"/><path d="M-190 -22C-70 0 80 0 186 -46C178 -24 166 -8 152 0L-186 0Z"
    fill="${dark}"/><path d="M-200 -54C-80 -26 80 -26 210 -104L206 -92C80 -14 -80 -14 -198 -44Z"
    fill="${look.stripe}"/>`;
  svg += `<path d="M-196 -34C-76 -8 78 -8 198 -70M-192 -16C-72 6 70 6 180 -34" stroke="${dark}" stroke-width="2.4"
    stroke-opacity="0.6" fill="none"/>`;
  svg += `<path d="M60 -32C120 -44 170 -70 214 -112C206 -62 184 -20 152 0L110 0C120 -10 100 -20 60 -32Z" fill="${lit}"
    fill-opacity="0.5"/>`;
  // Painted zigzag and star on the bow.
  svg += `<path d="M96 -40l10 12l10 -16l10 11l10 -17l10 10l10 -18" stroke="${look.trim}" stroke-width="4"
    fill="none"/><path d="M170 -66l4 9l9 -2l-6 8l5 8l-9 -3l-6 7l0 -9l-8 -4l9 -3z" fill="${look.trim}"/>`;
  return (
    `${svg}<path d="M-204 -64C-80 -36 80 -36 218 -119" stroke="${look.trim}" stroke-width="8" fill="none"
      stroke-linecap="round"/><path d="M-204 -62C-80 -33 80 -33 218 -115" stroke="${dark}" stroke-width="2.4"
      fill="none"/>` +
    `<path d="M-202 -62L-198 -90" stroke="${look.trim}" stroke-width="6"/><path d="M216 -118v-16" stroke="${dark}"
      stroke-width="7"/>`
  );
}
