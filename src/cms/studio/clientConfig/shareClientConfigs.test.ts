import { getClientConfig } from '@payloadcms/ui/utilities/getClientConfig';
import { expect, test } from 'vitest';
import { shareClientConfigs } from './shareClientConfigs.ts';

test('Payload hands out the configuration with shared parts, from the second page on', () => {
  const field = () => ({ name: 'ground', type: 'select' });
  const config = { blocks: [{ fields: [field()] }, { fields: [field()] }], collections: [] };
  const kept = (globalThis as { _payload_clientConfigs?: Record<string, object> })._payload_clientConfigs;
  if (!kept) throw new Error('Payload keeps its configurations elsewhere.');
  kept.en = config;
  const given = () => getClientConfig({ i18n: { language: 'en' }, user: true } as never) as unknown as typeof config;
  expect(given()).toBe(config);
  shareClientConfigs();
  const shared = given();
  expect(shared).toEqual(config);
  expect(shared.blocks[0]).toBe(shared.blocks[1]);
  shareClientConfigs();
  expect(given()).toBe(shared);
});

test('nothing is done before there is a configuration', () => {
  const kept = {};
  shareClientConfigs(kept);
  expect(kept).toEqual({});
});
