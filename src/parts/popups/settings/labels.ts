import { msg } from '../../../shared/studioWords/t.ts';
import type { Device } from '../../../shared/style.ts';
import type { Browser } from '../../../visitor/browserNames.ts';
import type { Source } from '../rules/timing.ts';

export const SOURCE_LABELS: Record<Source, string> = {
  internal: 'This site',
  search: 'A search engine',
  external: 'Anywhere else, or nowhere',
};

export const DEVICE_LABELS: Record<Device, string> = {
  desktop: msg('Computer'),
  tablet: msg('Tablet'),
  mobile: msg('Phone'),
};

export const BROWSER_LABELS: Record<Browser, string> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  opera: 'Opera',
  other: msg('Any other'),
};

/** Select fields have no empty value: `ever` is the spec's empty one. */
export const PERIOD_LABELS = {
  ever: msg('All time'),
  session: msg('One visit'),
  day: msg('A day'),
  week: msg('A week'),
  month: msg('A month'),
};
