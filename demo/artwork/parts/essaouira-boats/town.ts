import { mix } from '../../lib/colour.ts';
import { r1 } from '../../lib/maths.ts';
import { makeRandom } from '../../lib/random.ts';
import { SHORE } from './base.ts';

function crenels(x0: number, x1: number, y: number, w: number, h: number, fill: string): string {
  let d = '';
  for (let x = x0; x < x1 - w * 0.5; x += w * 1.7)
    d += `M${r1(x)} ${y}v${-h * 0.7}l${w / 2} ${-h * 0.5}l${w / 2} ${h * 0.5}v${h * 0.7}z`;
  return `<path d="${d}" fill="${fill}"/>`;
}

export function town(): string {
  const random = makeRandom(33);
  let svg = '';
  // White houses with blue shutters above the wall.
  for (let row = 0; row < 2; row += 1) {
    let x = -40;
    while (x < 2440) {
      const w = random.range(70, 150);
      const h = random.range(120, 250) * (row === 0 ? 1.12 : 0.86);
      const top = SHORE - 130 - h;
      const white = mix('#f6efe2', '#b9c4d4', row === 0 ? 0.5 : random.range(0, 0.16));
      svg += `<path d="M${r1(x)} ${SHORE}V${r1(top)}h${r1(w)}V${SHORE}Z" fill="${white}"/><path
        d="M${r1(x + w * 0.78)} ${SHORE}V${r1(top)}h${r1(w * 0.22)}V${SHORE}Z" fill="#8a9ab8" fill-opacity="0.6"/>`;
      for (let wy = top + 24; wy < SHORE - 190; wy += 54) {
        for (let wx = x + 14; wx < x + w * 0.7 - 14; wx += 40) {
          if (random.next() < 0.3) continue;
          svg += `<path d="M${r1(wx)} ${r1(wy)}h16v26h-16z"
            fill="${random.pick(['#2541a8', '#3f6fb8', '#2a4a80'])}"/><path d="M${r1(wx - 3)}
            ${r1(wy + 26)}h22v4h-22z" fill="#8a9ab8"/>`;
        }
      }
      if (random.next() < 0.3) svg += `<path d="M${r1(x + 10)} ${r1(top)}v-20h${r1(w * 0.4)}v20z" fill="${white}"/>`;
      x += w * random.range(0.9, 1.3);
    }
  }
  // A minaret over the roofs.
  svg += `<path d="M830 660V330h64v330z" fill="#efe3cc"/><path d="M874 660V330h20v330z" fill="#9a9ab0"/><path d="M830
      350h64v14h-64z" fill="#2f7f62"/><path d="M844 330v-52h36v52z" fill="#efe3cc"/><path d="M870 330v-52h10v52z"
      fill="#9a9ab0"/><path d="M842 278l20 -26l20 26z" fill="#2f7f62"/><path d="M850 420h16v40h-16zM850
      500h16v40h-16z" fill="#3a4a70"/>`;
  return svg;
}

export function ramparts(): string {
  const random = makeRandom(5);
  const [lit, shade] = ['#d9a768', '#8f6450'];
  const top = SHORE - 172;
  let svg = `<path d="M-20 ${SHORE + 6}V${top}H2420V${SHORE + 6}Z"
    fill="${lit}"/>${crenels(-10, 1500, top + 2, 44, 36, lit)}`;
  let stones = '';
  for (let y = top + 14; y < SHORE; y += 22) {
    for (let x = -20 + random.range(0, 40); x < 2400; x += random.range(46, 84))
      if (random.next() < 0.42) stones += `M${r1(x)} ${y}h${r1(random.range(26, 44))}v16h${r1(-random.range(24, 40))}z`;
  }
  svg += `<path d="${stones}" fill="${shade}" fill-opacity="0.26"/>`;
  // Gun ports, the sea gate and the square bastion with its corner turret.
  for (let x = 60; x < 1480; x += 178) svg += `<path d="M${x} ${top + 40}h22v34h-22z" fill="#3a2430"/>`;
  svg += `<path d="M1120 ${SHORE + 6}V${top + 66}Q1120 ${top + 30} 1166 ${top + 30}Q1212 ${top + 30} 1212
    ${top + 66}V${SHORE + 6}Z" fill="#3a2430"/><path d="M1104 ${SHORE}V${top + 60}Q1106 ${top + 14} 1166
      ${top + 14}Q1226 ${top + 14} 1228 ${top + 60}V${SHORE}" fill="none" stroke="#f0cf94" stroke-width="12"/>`;
  svg += `<path d="M1560 ${SHORE + 10}L1584 400H1880L1886 ${SHORE + 10}Z" fill="#e3b272"/><path d="M1886
    ${SHORE + 10}L1880 400H2010L2050 ${SHORE + 10}Z"
      fill="#84584c"/>${crenels(1586, 1880, 402, 46, 44, '#e3b272')}${crenels(1882, 2006, 402, 40, 44, '#84584c')}`;
  svg += `<path d="M1574 520H2024" stroke="#a8744e" stroke-width="8"/><path d="M1690 450h26v50h-26zM1790
    450h26v50h-26zM1650 600h20v40h-20zM1740 600h20v40h-20z" fill="#3a2430"/><path d="M1860 402V300Q1904 280 1946
    300V402Z" fill="#e9bd80"/><path d="M1918 402V290L1946 300V402Z" fill="#84584c"/><path d="M1856 304Q1904 240 1950
    304Z" fill="#c98f58"/>`;
  svg += `<path d="M2050 ${SHORE + 10}L2150 ${top}H2010Z" fill="#2a1a38" fill-opacity="0.3"/>`;
  return `${svg}<path d="M-20 ${SHORE - 26}H2420V${SHORE + 14}H-20Z" fill="#5a4448"/><path d="M-20
    ${SHORE - 26}H2420v8H-20Z" fill="#c9a078"/>`;
}
