import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * A page of the studio whose script no other page brings along (decision 056). On that page itself it is asked for before React takes over: what the server has rendered stays
 * until then only as long as nothing above it changes, and Payload's user and preferences, which come a moment later, would have React empty the page and make it anew, under the
 * finger of whoever presses a link.
 * @param path where the page is
 */
export function lazyPage<Props>(
  path: string,
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  const asked = typeof location !== 'undefined' && location.pathname === path ? load() : undefined;
  // Who has no network is told when it is rendered.
  asked?.catch(() => undefined);
  return lazy(async () => ({ default: await (asked ?? load()) }));
}
