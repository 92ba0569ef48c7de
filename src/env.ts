import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export type Role = 'all' | 'site' | 'studio';

/** With what an empty database begins: the demo, a small site to be filled in, or nothing, for operators who import a site. */
export type FirstSite = 'demo' | 'nothing' | 'small';

/** Environment variables: the settings of one process, read once at its start. */
export interface Env {
  port: number;
  host: string;
  /** Origin without a slash at the end, such as `https://khettara.example`. */
  publicUrl: string;
  /** Absolute path of the folder that holds the database, the uploads, the page cache and the secret. */
  dataDir: string;
  /** PostgreSQL connection string; absent means SQLite in the data folder. */
  databaseUrl: string | undefined;
  s3: S3Settings | undefined;
  smtpUrl: string | undefined;
  role: Role;
  /** Number of trusted proxies in front; 0 means that forwarded headers are ignored. */
  trustedProxies: number;
  /** A shared cache in front; absent: responses have no surrogate keys, and no purges are sent. */
  purge: PurgeSettings | undefined;
  /** Whether webhooks may lead to this machine itself, without https; for tests and development. */
  allowsLoopbackWebhooks: boolean;
  /** Payments by card; absent: none. */
  stripe: StripeSettings | undefined;
  /** Payments by PayPal; absent: none. */
  paypal: PaypalSettings | undefined;
  /** Machine translation; absent: none. */
  deepl: DeeplSettings | undefined;
  storage: StorageSettings;
  /** Bearer token of `/metrics`; absent: the endpoint is 404. */
  metricsToken: string | undefined;
  firstSite: FirstSite;
  /** Languages of a part of the demo, beside English; unknown ones are ignored. */
  demoLanguages: readonly string[];
}

/** Quota of disk space for visitors, in megabytes (decision 082). */
export interface StorageSettings {
  /** Storage quota of one visitor per day. */
  visitorMegabytes: number;
  /** Storage quota of all visitors per day. */
  siteMegabytes: number;
  /** Free disk below which nothing that visitors upload is taken. */
  floorMegabytes: number;
}

/** An account at Stripe (docs/payments.md). */
export interface StripeSettings {
  secretKey: string;
  /** Signing secret of its webhook, `whsec_…`. */
  webhookSecret: string;
  /** Origin of a Stripe mock on this machine; for tests. */
  apiBase: string | undefined;
}

/** An application at PayPal (docs/payments.md). */
export interface PaypalSettings {
  clientId: string;
  clientSecret: string;
  /** Names the webhook at PayPal, by which its messages are verified. */
  webhookId: string;
  /** The sandbox takes no real money. */
  environment: 'live' | 'sandbox';
  /** Origin of a PayPal mock on this machine; for tests. */
  apiBase: string | undefined;
}

/** An account at DeepL, for machine translation. */
export interface DeeplSettings {
  /** Authentication key; those of the free plan end in `:fx`. */
  authKey: string;
  /** Origin of a DeepL mock on this machine; for tests. */
  apiBase: string | undefined;
}

/** Caches in front that keep pages until a purge. */
export interface PurgeSettings {
  /** Address that each of them takes purges at. */
  urls: readonly string[];
  secret: string;
}

export interface S3Settings {
  bucket: string;
  region: string;
  endpoint: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
}

type Source = Record<string, string | undefined>;

/** All faults of the environment in one message, one line each. */
export class EnvError extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(
      `The environment has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n- ${faults.join('\n- ')}`,
    );
    this.name = 'EnvError';
    this.faults = faults;
  }
}

/**
 * Reads and checks the environment; the main README lists the variables.
 * @throws EnvError with one clear line per fault.
 */
export function readEnv(source: Source = process.env): Env {
  const faults: string[] = [];
  const port = readPort(source.PORT, faults);
  const env: Env = {
    port,
    host: source.HOST || '0.0.0.0',
    publicUrl: readPublicUrl(source.PUBLIC_URL, port, faults),
    // The studio's bundler would otherwise trace every file of the project.
    dataDir: resolve(/* turbopackIgnore: true */ source.DATA_DIR || 'data'),
    databaseUrl: readDatabaseUrl(source.DATABASE_URL, faults),
    s3: readS3(source, faults),
    smtpUrl: readUrl('SMTP_URL', source.SMTP_URL, ['smtp:', 'smtps:'], faults),
    role: readRole(source.ROLE, faults),
    trustedProxies: readCount('TRUSTED_PROXIES', source.TRUSTED_PROXIES, faults),
    purge: readPurge(source, faults),
    allowsLoopbackWebhooks: source.LOOPBACK_WEBHOOKS === '1',
    stripe: readStripe(source, faults),
    paypal: readPaypal(source, faults),
    deepl: readDeepl(source, faults),
    storage: {
      visitorMegabytes: readCount('STORAGE_PER_VISITOR_MB', source.STORAGE_PER_VISITOR_MB, faults, 100),
      siteMegabytes: readCount('STORAGE_PER_DAY_MB', source.STORAGE_PER_DAY_MB, faults, 2_000),
      floorMegabytes: readCount('FREE_DISK_MB', source.FREE_DISK_MB, faults, 1_000),
    },
    metricsToken: readMetricsToken(source.METRICS_TOKEN, faults),
    firstSite: readFirstSite(source.NO_DEMO),
    demoLanguages: (source.DEMO_LANGUAGES ?? 'fr ar').split(/[\s,]+/).filter(Boolean),
  };
  if (env.role !== 'all' && !env.databaseUrl) {
    faults.push(`ROLE=${env.role} splits the site from the studio, which needs a DATABASE_URL both can reach. Set it.`);
  }
  if (env.role !== 'all' && env.s3 && !source.SECRET) {
    faults.push(
      'SECRET is missing. Processes on several machines sign forms and links for each other: set the same SECRET for each, such as the text of the file "secret" in the studio’s data folder.',
    );
  }
  // Used by the worker of pictures; checked here, since a fault there would refuse every upload.
  readAvifEffort(source, faults);
  if (faults.length) throw new EnvError(faults);
  return env;
}

/** The signing secret: `SECRET`, or one made on first use and kept in the data folder (mode 600). */
export function readSecret(dataDir: string, source: Source = process.env): string {
  if (source.SECRET) return source.SECRET;
  const file = join(dataDir, 'secret');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    try {
      writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      // Two processes may start at once on an empty folder: the one that came second reads the first one's secret.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  return readFileSync(file, 'utf8').trim();
}

/** Effort of the encoder of large AVIF files, in the environment of a picture worker; undefined: the usual one. */
export function readAvifEffort(source: Source = process.env, faults: string[] = []): number | undefined {
  if (!source.AVIF_EFFORT) return undefined;
  const effort = readCount('AVIF_EFFORT', source.AVIF_EFFORT, faults);
  if (effort > MAX_AVIF_EFFORT) faults.push(`AVIF_EFFORT is ${effort}. Give a number from 0 to ${MAX_AVIF_EFFORT}.`);
  return effort;
}

function readFirstSite(value: string | undefined): FirstSite {
  if (!value) return 'demo';
  return value === 'empty' ? 'nothing' : 'small';
}

function readPort(value: string | undefined, faults: string[]): number {
  if (!value) return 3000;
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  faults.push(`PORT is "${value}". Give a whole number from 0 to 65535.`);
  return 3000;
}

function readCount(name: string, value: string | undefined, faults: string[], usual = 0): number {
  if (!value) return usual;
  const count = Number(value);
  if (Number.isInteger(count) && count >= 0) return count;
  faults.push(`${name} is "${value}". Give a whole number, 0 or more.`);
  return usual;
}

function readRole(value: string | undefined, faults: string[]): Role {
  if (!value) return 'all';
  if (value === 'all' || value === 'site' || value === 'studio') return value;
  faults.push(`ROLE is "${value}". Give all, site or studio.`);
  return 'all';
}

function readPublicUrl(value: string | undefined, port: number, faults: string[]): string {
  const url = readUrl('PUBLIC_URL', value, ['http:', 'https:'], faults);
  return url ? new URL(url).origin : `http://localhost:${port}`;
}

function readDatabaseUrl(value: string | undefined, faults: string[]): string | undefined {
  return readUrl('DATABASE_URL', value, ['postgres:', 'postgresql:'], faults);
}

function readUrl(name: string, value: string | undefined, schemes: string[], faults: string[]): string | undefined {
  if (!value) return undefined;
  if (URL.canParse(value) && schemes.includes(new URL(value).protocol)) return value;
  faults.push(
    `${name} is not a ${schemes.map((scheme) => `${scheme}//`).join(' or ')} address. Correct it or remove it.`,
  );
  return undefined;
}

/** Of sharp's AVIF encoder. */
const MAX_AVIF_EFFORT = 9;

/** Shorter could be guessed by trying. */
const MIN_SECRET = 16;

function readMetricsToken(value: string | undefined, faults: string[]): string | undefined {
  if (!value) return undefined;
  if (value.length >= MIN_SECRET && /^[\x21-\x7e]+$/.test(value)) return value;
  faults.push(`METRICS_TOKEN is too short, or has spaces. Give ${MIN_SECRET} letters, digits or signs, or more.`);
  return undefined;
}

function readPurge({ PURGE_URL, PURGE_SECRET: secret }: Source, faults: string[]): PurgeSettings | undefined {
  if (!PURGE_URL && !secret) return undefined;
  const urls = (PURGE_URL ?? '').split(/[\s,]+/).filter(Boolean);
  for (const url of urls) {
    if (readUrl('PURGE_URL', url, ['http:', 'https:'], faults) === undefined) return undefined;
  }
  if (!urls.length || !secret || !/^[\x21-\x7e]+$/.test(secret) || secret.length < MIN_SECRET) {
    faults.push(
      `A shared cache needs PURGE_URL, its addresses with a space between, and PURGE_SECRET, at least ${MIN_SECRET} letters, digits and signs without a space. Set both, or none.`,
    );
    return undefined;
  }
  return { urls, secret };
}

function readS3(source: Source, faults: string[]): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = source;
  if (!bucket && !accessKeyId && !secretAccessKey && !source.S3_ENDPOINT) return undefined;
  if (!bucket || !accessKeyId || !secretAccessKey) {
    faults.push('S3 needs S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY together. Set all three, or none.');
    return undefined;
  }
  const endpoint = readUrl('S3_ENDPOINT', source.S3_ENDPOINT, ['http:', 'https:'], faults);
  return { bucket, accessKeyId, secretAccessKey, endpoint, region: source.S3_REGION || 'auto' };
}

function readStripe(source: Source, faults: string[]): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = source;
  if (!isWhole('Stripe', { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret }, faults))
    return undefined;
  if (!secretKey || !webhookSecret) return undefined;
  if (!/^[sr]k_\S+$/.test(secretKey)) {
    faults.push(
      'STRIPE_SECRET_KEY is no secret key: those begin with sk_ or rk_. Copy it from Stripe’s page of API keys.',
    );
  }
  if (!/^whsec_\S+$/.test(webhookSecret)) {
    faults.push(
      'STRIPE_WEBHOOK_SECRET is no signing secret: those begin with whsec_. Copy it from the webhook’s page at Stripe.',
    );
  }
  return { secretKey, webhookSecret, apiBase: readLoopback('STRIPE_API_BASE', source.STRIPE_API_BASE, faults) };
}

function readPaypal(source: Source, faults: string[]): PaypalSettings | undefined {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret, PAYPAL_WEBHOOK_ID: webhookId } = source;
  const keys = { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret, PAYPAL_WEBHOOK_ID: webhookId };
  if (!isWhole('PayPal', keys, faults) || !clientId || !clientSecret || !webhookId) return undefined;
  const environment = source.PAYPAL_ENVIRONMENT || 'live';
  if (environment !== 'live' && environment !== 'sandbox') {
    faults.push(`PAYPAL_ENVIRONMENT is "${environment}". Give live or sandbox.`);
    return undefined;
  }
  const apiBase = readLoopback('PAYPAL_API_BASE', source.PAYPAL_API_BASE, faults);
  return { clientId, clientSecret, webhookId, environment, apiBase };
}

function readDeepl({ DEEPL_API_BASE, DEEPL_AUTH_KEY: authKey }: Source, faults: string[]): DeeplSettings | undefined {
  if (!authKey) return undefined;
  if (!/^[\x21-\x7e]+$/.test(authKey))
    faults.push('DEEPL_AUTH_KEY has a space or a sign that no key has. Copy it once more.');
  return { authKey, apiBase: readLoopback('DEEPL_API_BASE', DEEPL_API_BASE, faults) };
}

/** Whether all keys of a service are there, or none; names those that are missing. What they hold is never repeated: it is secret. */
function isWhole(service: string, keys: Source, faults: string[]): boolean {
  const missing = Object.keys(keys).filter((name) => !keys[name]);
  if (!missing.length || missing.length === Object.keys(keys).length) return true;
  faults.push(
    `${service} needs ${Object.keys(keys).join(', ')} together; missing: ${missing.join(', ')}. Set all, or none.`,
  );
  return false;
}

/** Origin of a loopback address: keys must not be sent to any other host. */
function readLoopback(name: string, value: string | undefined, faults: string[]): string | undefined {
  const url = readUrl(name, value, ['http:'], faults);
  if (url === undefined) return undefined;
  const { hostname, origin } = new URL(url);
  if (['127.0.0.1', '[::1]', 'localhost'].includes(hostname)) return origin;
  faults.push(`${name} leads to another machine. It is for tests on this one; remove it.`);
  return undefined;
}
