import type { Part } from './figure.ts';
import { closed, limb, pts, spine } from './path.ts';

/** A white stork standing, about 100 units tall, facing right; `claps` lays its head back. */
export function stork(claps: boolean, white = '#fbf5e8', shade = '#c9bdb8'): Part[] {
  const neck = claps
    ? limb(spine('12,-58,7 18,-68,5 12,-80,4.4 4,-86,5 -2,-84,4'))
    : limb(spine('12,-58,7 22,-68,5 24,-80,4.4 25,-88,5 30,-90,4'));
  const bill = claps ? closed(pts('-2,-87 -34,-72 -36,-69 -3,-81')) : closed(pts('29,-92.5 58,-84 58,-82 29,-87'));
  return [
    { d: limb(spine('-2,-38,2.2 -3,-20,1.6 -1,0,1.4')), fill: '#c8442e' },
    { d: limb(spine('5,-38,2.2 6,-20,1.6 4,0,1.4')), fill: '#d95a38' },
    { d: closed(pts('-34,-42 -22,-56 -4,-65 12,-63 19,-55 12,-44 -4,-37 -20,-38')), fill: white },
    { d: closed(pts('-40,-34 -34,-44 -18,-52 -2,-50 -8,-42 -22,-36')), fill: '#241c28' },
    { d: closed(pts('-14,-40 -2,-46 14,-46 8,-39 -4,-36')), fill: shade },
    { d: neck, fill: white },
    { d: bill, fill: '#d9532f' },
  ];
}
