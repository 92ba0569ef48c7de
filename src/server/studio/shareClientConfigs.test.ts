import type { ClientConfig } from 'payload';
import { expect, onTestFinished, test } from 'vitest';
import { shareClientConfigs } from './shareClientConfigs.ts';

const memory = globalThis as { _payload_clientConfigs?: Record<string, ClientConfig> };

test('a configuration that Payload remembers has equal parts once, also for the request that has made it', () => {
  const { _payload_clientConfigs: before } = memory;
  onTestFinished(() => {
    memory._payload_clientConfigs = before as Record<string, ClientConfig>;
  });
  shareClientConfigs();
  const fields = () => [{ name: 'align', type: 'text' }];
  const made = {
    blocks: [
      { slug: 'heading', fields: fields() },
      { slug: 'quote', fields: fields() },
    ],
  } as unknown as ClientConfig;
  (memory._payload_clientConfigs as Record<string, ClientConfig>).fr = made;
  expect(memory._payload_clientConfigs?.fr).toBe(made);
  expect(made.blocks?.map(({ slug }) => slug)).toEqual(['heading', 'quote']);
  expect(made.blocks?.[0]?.fields).toBe(made.blocks?.[1]?.fields);
});
