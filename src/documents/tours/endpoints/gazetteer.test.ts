import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { describeDatabase } from '../../../../tests/support/database/testDatabase.ts';
import { buildTour, buildUser } from '../../../../tests/support/factories.ts';
import { type Rest, restClient } from '../../../../tests/support/requests/rest.ts';
import { writeGazetteer } from '../../../tours/gazetteer/gazetteer.ts';

const root = mkdtempSync(join(tmpdir(), 'rihla-gazetteer-'));
const place = (title: string, latitude: number, longitude: number, region = '', country = 'MA') => ({
  title,
  region,
  country,
  latitude,
  longitude,
});

describeDatabase('the gazetteer of the studio', (db) => {
  beforeAll(() => {
    mkdirSync(join(root, 'dist/server'), { recursive: true });
    const places = [
      place('Zagorá', 39.44, 22.1, 'Thessaly', 'GR'),
      place('Zagora', 30.33, -5.84, 'Drâa-Tafilalet'),
      place('Imlil', 23.2, -16),
    ];
    writeFileSync(join(root, 'dist/server/places.tsv'), writeGazetteer(places));
    vi.stubEnv('RIHLA_ROOT', root);
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    rmSync(root, { recursive: true });
  });
  let rest: Rest;
  beforeEach(async () => {
    rest = await restClient(db.payload, await buildUser(db.payload, 'author'));
  });
  const titles = async (query: string) => {
    const { body, status } = await rest('GET', `/tours/gazetteer?${query}`);
    expect(status).toBe(200);
    return (body as { places: { title: string; where: string }[] }).places.map(
      ({ title, where }) => `${title}, ${where}`,
    );
  };

  it('finds places of the world by name, near ones first', async () => {
    expect(await titles('q=zagora&near=40,22')).toEqual([
      'Zagorá, Thessaly, Greece',
      'Zagora, Drâa-Tafilalet, Morocco',
    ]);
    expect(await titles('q=zagora&near=31,-8')).toEqual([
      'Zagora, Drâa-Tafilalet, Morocco',
      'Zagorá, Thessaly, Greece',
    ]);
    expect(await titles('q=za')).toEqual([]);
    expect(await titles('')).toEqual([]);
    expect(await titles('q[a]=zagora')).toEqual([]);
  });

  it('lists places of own tours first, drafts included, and prefers them as nearest places', async () => {
    const points = [
      { title: 'Imlil', latitude: 31.137, longitude: -7.92 },
      { title: 'Imlil again', latitude: 31.138, longitude: -7.92 },
      { title: 'Camp at Zagora', latitude: 30.2, longitude: -5.9 },
    ];
    const tour = await buildTour(db.payload, { title: 'A walk', points, _status: 'draft' });
    expect(tour.points).toHaveLength(3);
    expect(await titles('q=imlil')).toEqual(['Imlil, as in “A walk”']);
    expect((await titles('q=zagora')).map((found) => found.split(',')[0])).toEqual([
      'Camp at Zagora',
      'Zagora',
      'Zagorá',
    ]);
  });

  it('names positions by the nearest place', async () => {
    const answer = await rest('POST', '/tours/gazetteer/names', {
      positions: [
        [30.34, -5.8],
        [0, 0],
      ],
    });
    expect(answer).toMatchObject({ status: 200, body: { places: [{ title: 'Zagora' }, null] } });
  });

  it('refuses invalid positions, too many of them, and users who may not edit tours', async () => {
    for (const positions of [undefined, [], [[91, 0]], ['a'], Array.from({ length: 101 }, () => [1, 1])])
      expect(await rest('POST', '/tours/gazetteer/names', { positions })).toMatchObject({
        status: 400,
        body: { errors: [{ message: 'Say 1 to 100 positions, each as latitude and longitude in degrees.' }] },
      });
    const visitor = await restClient(db.payload);
    expect(await visitor('GET', '/tours/gazetteer?q=zagora')).toMatchObject({ status: 403 });
    expect(await visitor('POST', '/tours/gazetteer/names', { positions: [[1, 1]] })).toMatchObject({ status: 403 });
  });

  it('finds places of own tours without a build', async () => {
    vi.stubEnv('RIHLA_ROOT', join(root, 'nothing'));
    await buildTour(db.payload, { title: 'A walk', points: [{ title: 'Imlil', latitude: 31, longitude: -8 }] });
    expect(await titles('q=imlil')).toEqual(['Imlil, as in “A walk”']);
    vi.stubEnv('RIHLA_ROOT', root);
  });
});
