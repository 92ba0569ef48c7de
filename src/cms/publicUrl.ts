import type { Payload } from 'payload';

/** What the configuration keeps of the environment for those who have only Payload at hand. */
export interface ConfigFacts {
  /** Origin under which visitors see the site, without a slash at its end. */
  publicUrl: string;
}

/** Origin under which visitors see the site, without a slash at its end. */
export function publicUrlOf({ config }: Pick<Payload, 'config'>): string {
  return (config.custom as Partial<ConfigFacts>).publicUrl ?? '';
}
