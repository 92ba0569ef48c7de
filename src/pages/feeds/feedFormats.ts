import type { FeedFormat } from '../../render/feed.ts';
import type { Parts } from '../../render/part.ts';

/** All feed formats besides RSS, whether they are enabled or not. */
export function feedFormats(parts: Parts): FeedFormat[] {
  return [...parts].flatMap((part) => part.feedFormats ?? []);
}
