import type { Config, Payload } from 'payload';

/** What Payload gets to see at its start, when it complains of pictures in several sizes without a `sharp`. */
export const UNUSED_SHARP: Config['sharp'] = () => {
  throw new Error('Pictures are made in processes of their own; see src/cms/media/pool/.');
};

/**
 * Keeps Payload from making renditions: it would in this process, where everything that reads a file waits meanwhile.
 * Without `sharp` it makes none and asks for nothing.
 */
export function leaveRenditions({ config }: Payload): void {
  Object.assign(config, { sharp: undefined });
}
