import { expect, test } from 'vitest';
import { shareClientConfigs } from './shareClientConfigs.ts';

const field = () => ({ name: 'ground', type: 'select' });
const makeConfig = () => ({ blocks: [{ fields: [field()] }, { fields: [field()] }], collections: [] });

test('parts of a configuration are shared as it is stored, in place, and Payload hands it out', async () => {
  const kept = globalThis as { _payload_clientConfigs?: Record<string, object> };
  shareClientConfigs();
  // It takes the store as it is loaded.
  const { getClientConfig } = await import('@payloadcms/ui/utilities/getClientConfig');
  const config = makeConfig();
  Object.assign(kept._payload_clientConfigs ?? {}, { en: config });
  expect(config).toEqual(makeConfig());
  expect(config.blocks[0]).toBe(config.blocks[1]);
  expect(getClientConfig({ i18n: { language: 'en' }, user: true } as never)).toBe(config);
});

test('what was stored before stays', () => {
  const fr = { blocks: [] };
  const kept = { _payload_clientConfigs: { fr } };
  shareClientConfigs(kept);
  expect(kept._payload_clientConfigs.fr).toBe(fr);
});
