import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** Time until a script that could not be fetched is asked for again, in ms. */
const RETRY_MS = 5_000;

/**
 * A lazy-loaded component whose script is asked for until it comes, such as after the server has been restarted. By itself React replaces the whole page
 * when a script fails, with everything typed on it. Until then the `Suspense` boundary around it shows its fallback.
 */
export function lazyScript<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => untilLoaded(load));
}

async function untilLoaded<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
