import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * A lazy-loaded custom view of the studio (decision 056): no other page loads its script, which is requested before
 * hydration. Rendered without a `Suspense` boundary, so that the page keeps its server HTML until the script is loaded.
 * Within one, Payload's providers, which update a moment after they mount, would make React discard the HTML and render
 * it again, which loses a click at that moment.
 * @param path URL path of the page
 */
export function lazyPage<Props>(
  path: string,
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  const asked = typeof location !== 'undefined' && location.pathname === path ? load() : undefined;
  // A failed load is reported when the page is rendered.
  asked?.catch(() => undefined);
  return lazy(async () => ({ default: await (asked ?? load()) }));
}
