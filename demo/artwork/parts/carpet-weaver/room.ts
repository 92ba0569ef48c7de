import { mix, rgb, tint } from '../../lib/colour.ts';
import { r1, smooth } from '../../lib/maths.ts';
import { fbm } from '../../lib/noise.ts';
import { paintPixels } from '../../lib/pixels.ts';
import type { Layer } from '../../types.ts';
import { noise } from './base.ts';

/** Window light: a leaning sheet across the wall and a bright quadrilateral on the floor. */
export function lit(x: number, y: number): number {
  if (y > 1330) {
    const k = (y - 1330) / 270;
    const bars = smooth(0.02, 0.06, Math.abs((((x - k * 330 - 640) / 560) % 0.5) - 0.25));
    return smooth(620 + k * 300, 660 + k * 300, x) * smooth(1290 + k * 420, 1240 + k * 420, x) * (0.55 + 0.45 * bars);
  }
  return (
    smooth(0, 80, x - 760 - y * 0.14) *
    smooth(0, 120, 1760 + y * 0.1 - x) *
    smooth(120, 260, y - (x - 760) * 0.16) *
    smooth(1330, 1180, y) *
    0.75
  );
}

export function room(): Layer {
  const [wall, floor] = [rgb('#a8623f'), rgb('#7a4636')];
  return paintPixels(0.5, (x, y, out) => {
    const brush = fbm(noise, x / 280, y / 210, 4);
    const straw = smooth(0.5, 0.62, noise(x / 7, y / 26)) * 0.06;
    const light = lit(x, y);
    if (y < 1330) {
      const dim = 0.68 + brush * 0.12 + straw - smooth(300, 0, y) * 0.16 - smooth(1150, 1330, y) * 0.12;
      for (let c = 0; c < 3; c += 1) out[c] = wall[c]! * (dim + light * 0.62) * (c === 2 ? 1.15 - light * 0.3 : 1);
      tint(out, [255, 212, 140], light * 0.3);
      tint(out, [34, 20, 62], 0.34 * smooth(1700, 2500, x));
    } else {
      const board = smooth(0, 0.06, Math.abs((((y - 1330) / 66) % 1) - 0.5) - 0.02);
      const tone = 0.6 + brush * 0.12 + light * 0.7;
      for (let c = 0; c < 3; c += 1) out[c] = Math.min(255, floor[c]! * tone * (0.86 + 0.14 * board));
      tint(out, [255, 214, 142], light * 0.38);
    }
  });
}

export function window(): string {
  let svg = `<path d="M236 236H604V846H236Z" fill="#5a2f28"/><path d="M236 236H604L560 284H290Z" fill="#3f2024"/><path
    d="M604
      236V846L560 796V284Z" fill="#e9b374"/><path d="M236 846H604L560 796H290Z" fill="#f6cf94"/><path d="M236
      236V846L290 796V284Z" fill="#4a262a"/>`;
  svg += `<defs><linearGradient id="out" x2="0" y2="1"><stop offset="0" stop-color="#bfe0ee"/><stop offset="0.6"
      stop-color="#fdf0cc"/><stop offset="1" stop-color="#ffdf9c"/></linearGradient></defs><path d="M290
      284H560V796H290Z" fill="url(#out)"/>`;
  svg += `<path d="M290 690L350 610L400 650L470 560L560 660V796H290Z" fill="#c9a08c"/><path d="M290 740Q420 690 560
      730V796H290Z" fill="#8aa05a"/><path d="M290 284H560V796H290Z" fill="none" stroke="#1f3a8f" stroke-width="20"/>`;
  svg += `<path d="M425 284V796M290 455H560M290 626H560" stroke="#1f3a8f" stroke-width="13"/><path d="M300 294H415M300
      466H415M300 637H415" stroke="#6f8ce0" stroke-width="4"/>`;
  // Ceiling of poplar beams.
  for (let i = 0; i < 8; i += 1)
    svg += `<path d="M${i * 330 - 60} 0h74l-22 96h-60z" fill="#3a1f1c"/><path d="M${i * 330 - 60} 0h22l-14 96h-16z"
      fill="#8a5634"/>`;
  svg += '<path d="M0 92H2400V112H0Z" fill="#2a1418" fill-opacity="0.55"/>';
  // A shelf of skeins hung to dry.
  svg += `<path d="M60 960H820" stroke="#4a2a20" stroke-width="12"/><path d="M60 956H820" stroke="#b9824c"
      stroke-width="4"/>`;
  ['#b4492b', '#e8a33d', '#2541a8', '#f0dfba', '#8a2440', '#3f7a6a', '#e8a33d', '#b4492b'].forEach((c, i) => {
    const x = 110 + i * 90;
    const h = 190 + 26 * Math.sin(i * 2.3);
    svg += `<path d="M${x - 26} 958Q${x - 38} ${958 + h * 0.6} ${x - 16} ${r1(958 + h)}Q${x} ${r1(966 + h)} ${x + 16}
      ${r1(958 + h)}Q${x + 38} ${958 + h * 0.6} ${x + 26} 958Z" fill="${c}"/><path d="M${x + 4} 958Q${x + 12}
        ${958 + h * 0.6} ${x + 4} ${r1(962 + h)}L${x + 16} ${r1(958 + h)}Q${x + 38} ${958 + h * 0.6} ${x + 26} 958Z"
          fill="#1e0c24" fill-opacity="0.4"/>`;
    for (const dx of [-16, -6, 6])
      svg += `<path d="M${x + dx} 962Q${x + dx * 1.5} ${958 + h * 0.6} ${x + dx * 0.7} ${r1(952 + h)}"
        stroke="${mix(c, '#fff0cf', 0.5)}" stroke-width="2.4" fill="none" stroke-opacity="0.6"/>`;
  });
  return svg;
}
