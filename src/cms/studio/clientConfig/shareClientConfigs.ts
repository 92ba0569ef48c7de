import { shareEqualParts } from './shareEqualParts.ts';

/** Where Payload keeps the studio's configuration for browsers, by language. */
interface ClientConfigs {
  _payload_clientConfigs?: Record<string, object>;
}

const done = new WeakSet<object>();

/**
 * Makes equal parts of the kept configurations one object. Each page of the studio has a configuration in it, as text, with the same common
 * settings for each kind of block; of one object React writes only a reference from the second time on (decision 193).
 */
export function shareClientConfigs(kept: ClientConfigs = globalThis as ClientConfigs): void {
  const configs = kept._payload_clientConfigs ?? {};
  for (const [language, config] of Object.entries(configs)) {
    if (done.has(config)) continue;
    const shared = shareEqualParts(config);
    done.add(shared);
    configs[language] = shared;
  }
}
