import { expect, test } from 'vitest';
import { isHexColor } from '../color.ts';
import { findNetwork, shareNetworkOptions, visibleNetworks } from './findNetworks.ts';
import { DEFAULT_SHARE_NETWORKS, SHARE_NETWORKS, type ShareNetwork } from './networks.ts';

const list: readonly ShareNetwork[] = SHARE_NETWORKS;

test('there are twenty with unique ids, and colours as the theme stores them', () => {
  expect(new Set(list.map(({ id }) => id)).size).toBe(20);
  expect(list.filter(({ color }) => color !== undefined && !isHexColor(color))).toEqual([]);
});

test('a stored Twitter becomes X', () => {
  expect(findNetwork('twitter')?.name).toBe('X');
});

test.each(['', 'myspace', 'constructor', undefined, null])('there is no network %j', (id) => {
  expect(findNetwork(id)).toBeUndefined();
});

const chosen = ['twitter', 'pocket', 'facebook', 'x-twitter', 'myspace', 'facebook'].map((network) => ({ network }));

test('shows each once, in the chosen order, without closed ones', () => {
  expect(visibleNetworks(chosen).map(({ network }) => network.id)).toEqual(['x-twitter', 'facebook']);
});

test('includes closed ones on request', () => {
  expect(visibleNetworks(chosen, true).map(({ network }) => network.id)).toEqual(['x-twitter', 'pocket', 'facebook']);
});

test('all are options, closed ones marked', () => {
  const options = shareNetworkOptions();
  expect(Object.keys(options)).toEqual(list.map(({ id }) => id));
  expect(Object.values(options).filter((label) => label.endsWith('(closed)'))).toEqual([
    'Google+ (closed)',
    'Digg (closed)',
    'StumbleUpon (closed)',
    'Pocket (closed)',
    'Skype (closed)',
  ]);
  expect(options.twitter).toBe('Twitter (shown as X)');
});

test('a new box has no closed one', () => {
  expect(visibleNetworks(DEFAULT_SHARE_NETWORKS.map((network) => ({ network })))).toHaveLength(
    DEFAULT_SHARE_NETWORKS.length,
  );
});
