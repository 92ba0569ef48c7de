import type { Part } from './figure.ts';
import { closed, limb, pts, spine } from './path.ts';

/** A flamingo standing in shallow water, 100 units tall, facing right; `feeds` lowers its head. */
export function flamingo(feeds: boolean, body: string, shade: string, wing: string): Part[] {
  const neck = feeds
    ? limb(spine('14,-56,4 24,-58,3.4 31,-46,3 30,-30,2.8 27,-17,2.6 29,-10,3.4 33,-8,3'))
    : limb(spine('14,-56,4 24,-58,3.4 27,-68,3 19,-80,2.7 18,-91,2.7 24,-98,3.4 30,-96,3.2'));
  const bill = feeds
    ? closed(pts('31,-11 36,-9 35,-3 30,-1 29,-5'))
    : closed(pts('29,-98.5 35,-96 38,-90 36,-87 33,-91 28.5,-93'));
  return [
    { d: limb(spine('0,-48,2 1,-26,1.3 -1,-24,1.8 1,0,1.1')), fill: shade },
    { d: limb(spine('7,-48,2 6,-27,1.3 4,-25,1.8 6,0,1.1')), fill: '#d86a72' },
    { d: closed(pts('-27,-52 -14,-62 2,-67 14,-64 19,-57 13,-49 -2,-45 -14,-47')), fill: body },
    { d: closed(pts('-27,-52 -12,-58 4,-60 12,-55 4,-48 -10,-47')), fill: wing },
    { d: closed(pts('-29,-51 -18,-54 -8,-50 -16,-46')), fill: '#3a2432' },
    { d: neck, fill: body },
    { d: bill, fill: '#2a1c26' },
  ];
}
