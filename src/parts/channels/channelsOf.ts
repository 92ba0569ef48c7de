import type { Channel } from '../../cms/payload-types.ts';
import type { SharedContent } from '../../content/types.ts';

/** The switches of the channels; empty, and so off, before the first save. */
export function channelsOf({ globals }: Pick<SharedContent, 'globals'>): Partial<Channel> {
  return (globals.channels as Channel | undefined) ?? {};
}
