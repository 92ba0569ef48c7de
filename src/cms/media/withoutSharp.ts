import type { Config, Payload } from 'payload';

/** Only satisfies Payload's check at its start, which warns about `imageSizes` without `sharp`. */
export const UNUSED_SHARP: Config['sharp'] = () => {
  throw new Error('Pictures are made in processes of their own; see src/cms/media/pool/.');
};

/**
 * Keeps Payload from making renditions, which it would do in this process, blocking everything that reads a file.
 * Without `sharp` it makes none and requires nothing.
 */
export function leaveRenditions({ config }: Payload): void {
  Object.assign(config, { sharp: undefined });
}
