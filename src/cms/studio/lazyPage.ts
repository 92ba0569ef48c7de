import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * A page of the studio whose script no other page brings along (decision 056), and which is asked for before React takes over. It is rendered without a `Suspense` around it: all
 * of the page then stays as the server made it until the script is there. Within one, Payload's providers, which change a moment after they start, would have React empty it and
 * make it anew under the finger of whoever presses a link.
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
