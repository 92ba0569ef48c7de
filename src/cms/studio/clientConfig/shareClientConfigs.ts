import { studioLanguage } from '../../../shared/studioWords/t.ts';
import { shareEqualParts } from './shareEqualParts.ts';

/** Where Payload keeps the studio's configuration for browsers, by language. */
interface ClientConfigs {
  _payload_clientConfigs?: Record<string, object>;
}

/**
 * Makes equal parts of each configuration for browsers one object as Payload stores it, so that the first page has it already. Each page of
 * the studio has a configuration in it, as text, with the same common settings for each kind of block; of one object React writes only a
 * reference from the second time on (decision 193). Called before the studio is loaded, which takes the store once.
 */
export function shareClientConfigs(kept: ClientConfigs = globalThis as ClientConfigs): void {
  kept._payload_clientConfigs = new Proxy(kept._payload_clientConfigs ?? {}, {
    set(configs, language, config: object) {
      // While an account changes its language, one request can be in both: what it makes is not kept.
      if (language !== studioLanguage()) return true;
      // In place: the page that is being made has this object, not what is stored.
      return Reflect.set(configs, language, Object.assign(config, shareEqualParts(config)));
    },
  });
}
