import { createElement, type ReactNode, useContext } from 'react';
import { preloadModule } from 'react-dom';
import { ISLAND_TAG } from './constants.ts';
import { IslandAssets } from './context.ts';
import { serializeProps } from './props.ts';
import type { MountContext, TriggerText } from './types.ts';

export interface IslandProps<P extends object> {
  /** The island's name: its widget's folder. */
  name: string;
  /** Trigger that starts it; see TriggerText. */
  trigger: TriggerText;
  /** Plain JSON; anything else throws. */
  props?: P;
  /** Preload the code with the page instead of after the trigger; for an island above the fold. */
  priority?: boolean;
  /** The markup on which its `mount` works. */
  children: ReactNode;
}

/** The part of an island's module that types its marker. */
interface MountedModule {
  mount(element: HTMLElement, props: never, context: MountContext): unknown;
}

/** Type of the props that an island's `mount` takes; none when it takes only the element. */
type PropsOf<M extends MountedModule> = M['mount'] extends (element: HTMLElement, props: infer P) => unknown
  ? unknown extends P
    ? Record<string, never>
    : P & object
  : M['mount'] extends (element: HTMLElement, props: infer P, context: MountContext) => unknown
    ? P & object
    : never;

/**
 * Renders a `<rihla-island>` marker around server-rendered markup, which the loader mounts in the browser.
 *
 * `<Island<typeof import('./island/XIsland.ts')> name="x" …>` types the props by the island's `mount`.
 * Throws, naming the island: props that are not JSON, no IslandAssets above, a name the resolver does not know.
 */
export function Island<M extends MountedModule = MountedModule, P extends object = PropsOf<M>>({
  name,
  trigger,
  props,
  children,
  priority,
}: IslandProps<P>) {
  const assets = useContext(IslandAssets);
  if (!assets) {
    throw new Error(
      `Island "${name}" is outside <IslandAssets>, so its files are unknown. Render it below <IslandAssets value={{ resolve }}>.`,
    );
  }

  const json = serializeProps(name, props ?? {});
  const { src, css = [], deps = [] } = assets.resolve(name);
  if (priority) for (const url of [...deps, src]) preloadModule(url);

  assets.onMarker?.();
  const attributes = {
    name,
    trigger,
    props: json === '{}' ? undefined : json,
    src,
    css: css.join(' ') || undefined,
    deps: deps.join(' ') || undefined,
  };
  return createElement(ISLAND_TAG, attributes, children);
}
