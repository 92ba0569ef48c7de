import { resolve } from 'node:path';
import { BasePayload, buildConfig, type Config, type Payload } from 'payload';
import type { MediaStorage } from '../../src/cms/media/storage/mediaStorage.ts';
import type { Env } from '../../src/env.ts';
import { createConfig } from '../../src/studio/createConfig.ts';
import type { StudioFeatures } from '../../src/studio/features.ts';
import { keepSchema } from './database/keepSchema.ts';

/** Absolute path of the repository. */
export const ROOT = resolve(import.meta.dirname, '../..');

export interface TestPayloadOptions {
  dataDir: string;
  databaseUrl: string | undefined;
  /** Overrides of the configuration. */
  config?: Partial<Config>;
  /** Upload storage in place of the data folder. */
  storage?: MediaStorage;
  /** Replaces the features. */
  features?: StudioFeatures;
}

/** A separate Payload, on the real configuration, silent, and without a mail job. */
export async function openTestPayload({
  dataDir,
  databaseUrl,
  config,
  features,
  storage,
}: TestPayloadOptions): Promise<Payload> {
  const env: Env = {
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    dataDir,
    databaseUrl,
    s3: undefined,
    // Mails are queued; nothing delivers them.
    smtpUrl: 'smtp://mail.example',
    role: 'all',
    trustedProxies: 0,
    purge: undefined,
    allowsLoopbackWebhooks: false,
    stripe: undefined,
    metricsToken: undefined,
    paypal: undefined,
    deepl: undefined,
    // Full disks are simulated by one test only.
    storage: { visitorMegabytes: 100, siteMegabytes: 2_000, floorMegabytes: 0 },
    firstSite: 'nothing',
    demoLanguages: [],
  };
  const built = await buildConfig({
    ...createConfig(env, ROOT, { storage, features }),
    logger: { options: { level: 'silent' } },
    secret: 'only-for-tests',
    ...config,
  });
  if (!config && !features) built.db = keepSchema(built.db, databaseUrl ? 'postgres' : 'sqlite');
  return new BasePayload().init({ config: built });
}
