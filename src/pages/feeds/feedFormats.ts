import type { FeedFormat } from '../../render/feed.ts';
import type { Parts } from '../../render/part.ts';

/** All forms in which feeds can be read beside RSS, whether they are on or not. */
export function feedFormats(parts: Parts): FeedFormat[] {
  return [...parts].flatMap((part) => part.feedFormats ?? []);
}
