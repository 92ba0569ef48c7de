import type { BasePayload } from 'payload';
import type { Env } from '../../env.ts';
import { isObject } from '../../shared/isObject.ts';
import { openText, sealText } from './sealing.ts';
import {
  SERVICE_NAMES,
  type ServiceName,
  type ServiceRules,
  type ServiceSettings,
  type ServiceValues,
  settingsOf,
} from './serviceKinds.ts';

/** Source of the keys of a service in effect; `unreadable`: they were sealed with another secret of the site. */
export type ServiceSource = 'environment' | 'studio' | 'unreadable' | 'none';

/** The services of this process, whose settings follow what is stored. */
export interface Services {
  rules: ServiceRules;
  /** Settings in effect. */
  current(): ServiceSettings;
  sourceOf(name: ServiceName): ServiceSource;
  /** Keys stored in the studio, with secrets; undefined when there are none or they cannot be read. */
  storedOf(name: ServiceName): ServiceValues | undefined;
  /** Stores the values of a service in the caller's transaction; undefined removes them. In effect with the next `load`. */
  store(payload: Pick<BasePayload, 'kv'>, name: ServiceName, values: ServiceValues | undefined): Promise<void>;
  /** Reads what is stored, and calls `onChange`'s listener where that changes what is in effect. */
  load(payload: Pick<BasePayload, 'kv'>): Promise<void>;
  /** Called after each change of what is in effect. */
  onChange(listener: () => Promise<void>): void;
}

/** Stored in the configuration's `custom`, for code that has only the Payload instance. */
export interface ServiceFacts {
  services: Services;
}

interface Stored {
  sealed: string;
}

const NONE: ServiceSettings = { mail: undefined, stripe: undefined, paypal: undefined, deepl: undefined };

/**
 * The services of a process. The environment takes precedence, for each service as a whole: its keys belong together.
 * @param secret of the site (`readSecret`); keys are sealed with it
 */
export function createServices(
  env: Pick<Env, 'allowsLoopbackWebhooks' | 'deepl' | 'paypal' | 'smtpUrl' | 'stripe'>,
  secret: string,
): Services {
  const given: ServiceSettings = {
    mail: env.smtpUrl === undefined ? undefined : { url: env.smtpUrl, guard: undefined },
    stripe: env.stripe,
    paypal: env.paypal,
    deepl: env.deepl,
  };
  const rules: ServiceRules = { allowsLoopback: env.allowsLoopbackWebhooks };
  const listeners = new Set<() => Promise<void>>();
  let stored = new Map<ServiceName, ServiceValues | undefined>();
  let settings = given;

  return {
    rules,
    current: () => settings,
    sourceOf: (name) =>
      given[name] ? 'environment' : !stored.has(name) ? 'none' : stored.get(name) ? 'studio' : 'unreadable',
    storedOf: (name) => stored.get(name),
    async store({ kv }, name, values) {
      if (!values) return kv.delete(keyOf(name));
      await kv.set(keyOf(name), { sealed: sealText(secret, keyOf(name), JSON.stringify(values)) } satisfies Stored);
    },
    async load({ kv }) {
      const found = new Map<ServiceName, ServiceValues | undefined>();
      for (const name of SERVICE_NAMES) {
        const row = await kv.get<Stored>(keyOf(name));
        if (row) found.set(name, readValues(openText(secret, keyOf(name), row.sealed)));
      }
      const next = { ...NONE, ...Object.fromEntries(SERVICE_NAMES.map((name) => [name, inEffect(name, found)])) };
      const isChanged = JSON.stringify(next) !== JSON.stringify(settings);
      stored = found;
      settings = next;
      if (isChanged) await Promise.all(Array.from(listeners, (listener) => listener()));
    },
    onChange: (listener) => listeners.add(listener),
  };

  function inEffect(name: ServiceName, found: ReadonlyMap<ServiceName, ServiceValues | undefined>) {
    const values = found.get(name);
    return given[name] ?? (values && settingsOf[name](values, rules));
  }
}

/** The services of the running site. */
export function servicesOf({ config }: Pick<BasePayload, 'config'>): Services {
  const { services } = config.custom as Partial<ServiceFacts>;
  if (!services) throw new Error('The configuration has no services. Make it with createConfig.');
  return services;
}

/** Whether a mail server is set up, by the environment or in the studio. */
export function deliversMail(payload: Pick<BasePayload, 'config'>): boolean {
  return servicesOf(payload).current().mail !== undefined;
}

/** In Payload's key-value store; backups keep such keys (`src/backup/secrets.ts`). */
function keyOf(name: ServiceName): string {
  return `service:${name}`;
}

function readValues(text: string | undefined): ServiceValues | undefined {
  const read: unknown = text === undefined ? undefined : JSON.parse(text);
  if (!isObject(read)) return undefined;
  return Object.fromEntries(
    Object.entries(read).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
