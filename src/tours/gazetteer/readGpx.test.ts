// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { readGpx } from './readGpx.ts';

const gpx = (inside: string) =>
  `<?xml version="1.0"?><gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1" creator="a device">${inside}</gpx>`;
const point = (tag: string, latitude: number, longitude: number, inside = '') =>
  `<${tag} lat="${latitude}" lon="${longitude}">${inside}</${tag}>`;

it('reads waypoints with name and altitude', () => {
  const text = gpx(
    point('wpt', 31.0802, -4.0133, '<ele>712.6</ele><name> Erg\n Chebbi </name>') + point('wpt', 30.33, -5.84),
  );
  expect(readGpx(text)).toEqual([
    { title: 'Erg Chebbi', latitude: 31.0802, longitude: -4.0133, altitude: 713 },
    { title: '', latitude: 30.33, longitude: -5.84 },
  ]);
});

it('takes the points of a route before waypoints, which have no order of travel', () => {
  const text = gpx(
    `${point('wpt', 1, 1)}<rte>${point('rtept', 2, 2)}${point('rtept', 3, 3)}</rte>${point('trk', 9, 9)}`,
  );
  expect(readGpx(text).map(({ latitude }) => latitude)).toEqual([2, 3]);
});

it('reduces a track to its start, its end and at most ten turns between', () => {
  const day = Array.from({ length: 30_000 }, (_, index) => {
    const at = index / 30_000;
    return point('trkpt', Number((31 + at).toFixed(6)), Number((-7 + 0.2 * Math.sin(at * 12)).toFixed(6)));
  });
  const places = readGpx(gpx(`<trk><trkseg>${day.join('')}</trkseg></trk>`));
  expect(places.length).toBeGreaterThan(4);
  expect(places.length).toBeLessThanOrEqual(12);
  expect(places[0]).toMatchObject({ latitude: 31, longitude: -7 });
  expect(places.at(-1)?.latitude).toBeCloseTo(32, 3);
});

it('omits points with invalid coordinates', () => {
  const text = gpx(
    `${point('wpt', 91, 0)}<wpt lat="" lon="3"/><wpt lon="2"/><wpt lat="x" lon="1"/>${point('wpt', 5, 6)}`,
  );
  expect(readGpx(text)).toEqual([{ title: '', latitude: 5, longitude: 6 }]);
});

it.each([
  ['not a GPX file', 'Zagora'],
  ['not a GPX file', '<kml><wpt lat="1" lon="1"/></kml>'],
  ['not a GPX file', gpx('<wpt lat="1" lon="1">')],
  ['no places', gpx('')],
  ['larger than 20 MB', gpx(' '.repeat(20_000_000))],
])('says what is wrong: %s', (says, text) => {
  expect(() => readGpx(text)).toThrow(says);
});
