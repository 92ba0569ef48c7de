import type { Payload } from 'payload';

/** Facts of the environment, stored in the configuration's `custom` for code that has only the Payload instance. */
export interface ConfigFacts {
  /** Public origin of the site, without a trailing slash. */
  publicUrl: string;
}

/** Public origin of the site, without a trailing slash. */
export function publicUrlOf({ config }: Pick<Payload, 'config'>): string {
  return (config.custom as Partial<ConfigFacts>).publicUrl ?? '';
}
