import { type ComponentType, createElement, type ReactNode, useContext } from 'react';
import { preloadModule } from 'react-dom';
import { ISLAND_TAG } from './constants.ts';
import { InsideIsland, IslandAssets } from './context.ts';
import { serializeProps } from './props.ts';
import type { MountContext, TriggerText } from './types.ts';

interface MarkerProps<P extends object> {
  /** The island's name: its widget's folder. */
  name: string;
  /** Trigger that starts it; see TriggerText. */
  trigger: TriggerText;
  /** Plain JSON; anything else throws. */
  props?: P;
  /** Preload the code with the page instead of after the trigger; for an island above the fold. */
  priority?: boolean;
}

/** A React island, hydrated in place. */
interface ReactIslandProps<P extends object> extends MarkerProps<P> {
  props: P;
  component: ComponentType<P>;
  children?: never;
}

/** A DOM island: its `mount` works on the finished markup. */
interface DomIslandProps<P extends object> extends MarkerProps<P> {
  component?: undefined;
  children: ReactNode;
}

export type IslandProps<P extends object> = ReactIslandProps<P> | DomIslandProps<P>;

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
 * Renders a `<rihla-island>` marker around server-rendered markup, which the loader mounts in the browser. A React island sees no context of the
 * page around it, since there is none when it hydrates. Inside a React island it is just the component.
 *
 * `<Island<typeof import('./island/XIsland.ts')> name="x" …>` types the props by the island's `mount`.
 * Throws, naming the island: props that are not JSON, no IslandAssets above, a name the resolver does not know, a DOM
 * island inside a React island.
 */
export function Island<M extends MountedModule = MountedModule, P extends object = PropsOf<M>>({
  name,
  trigger,
  props,
  component,
  children,
  priority,
}: IslandProps<P>) {
  const isInside = useContext(InsideIsland);
  const assets = useContext(IslandAssets);

  if (isInside) {
    if (component) return createElement(component, props as P);
    throw new Error(
      `Island "${name}" works on the DOM, so it cannot be inside a React island: React owns the markup there. Move it out, or do its work in an effect of the React island.`,
    );
  }
  if (!assets) {
    throw new Error(
      `Island "${name}" is outside <IslandAssets>, so its files are unknown. Render it below <IslandAssets value={createIslandAssets({ resolve })}>.`,
    );
  }

  const json = serializeProps(name, props ?? {});
  const { src, css = [], deps = [] } = assets.resolve(name);
  if (priority) for (const url of [...deps, src]) preloadModule(url);

  assets.onMarker?.();
  // Only React generates ids.
  const prefix = component && assets.nextPrefix();
  const attributes = {
    name,
    trigger,
    props: json === '{}' ? undefined : json,
    prefix,
    src,
    css: css.join(' ') || undefined,
    deps: deps.join(' ') || undefined,
  };
  if (!prefix) return createElement(ISLAND_TAG, attributes, children);

  const element = <InsideIsland value={true}>{createElement(component, JSON.parse(json) as P)}</InsideIsland>;
  const __html = assets.renderMarkup(element, prefix);
  return createElement(ISLAND_TAG, { ...attributes, dangerouslySetInnerHTML: { __html } });
}
