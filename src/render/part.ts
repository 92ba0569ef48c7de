import type { ReactNode } from 'react';
import type { ScheduledJob } from '../cms/scheduler.ts';
import type { ContentReader, SharedContent } from '../content/types.ts';
import type { FormEndpoint } from '../endpoints/formEndpoint.ts';
import type { QueryEndpoint } from '../endpoints/queryEndpoint.ts';
import type { Env } from '../env.ts';
import type { ResolveIsland } from '../islands/types.ts';
import type { PlainKey } from '../shared/messages/index.ts';
import { createRegistry, type Registry } from '../shared/registry.ts';
import type { CallOf } from './call.ts';
import type { Corner, NotedLink, Problem, RenderContext, RenderedFragment, StandingPart, Widgets } from './context.ts';
import type { FeedFormat } from './feed.ts';
import type { Personal } from './personal.ts';
import type { Layout, PageView } from './types.ts';

/** Regions of a page: before the header, in the footer after its template, after the footer; and beside a fragment. */
export const REGIONS = ['start', 'footer', 'end', 'fragment'] as const;

/**
 * A part of pages, such as the chat or the lightbox: a feature that can be on every page, whatever its blocks. All members but the name are
 * optional; the engine uses them without naming any part.
 */
export interface Part {
  /** The name of its folder. */
  name: string;
  /** Required parts: those that it imports, and those that offer its regions. No cycles (a test). */
  requires?: readonly string[];
  /** Selects its own data from the content shared by all pages (`partData.ts`). */
  load?(shared: SharedContent): unknown;
  /**
   * Its data in the language of a page, where the words in it are translated.
   * @param data what `load` returned
   * @param content reader of that language
   */
  translate?(data: unknown, content: ContentReader): Promise<unknown>;
  /** Whether it is on a page; default: yes. */
  isOn?(context: RenderContext): boolean;
  /**
   * The collection whose documents it previews: above the front page, or between its header and footer, with the blocks that `body` returns.
   */
  previews?: { collection: string; body?(id: number): NonNullable<Layout> };
  /** Its global whose changes an editor can preview, on the page that they came from. */
  previewedGlobal?: string;
  /** True: not in an editor's preview. */
  skipsPreviews?: true;
  /** Its views by region: one of `REGIONS`, or one that another part offers. */
  regions?: Readonly<Record<string, (props: { context: RenderContext }) => ReactNode>>;
  /** The corner that its settings choose for the region in which it is; the first part of the region decides. */
  corner?(context: RenderContext): Corner | undefined;
  /** Regions inside its own markup, for other parts. */
  offers?: readonly string[];
  /** Loads the data for its markup, concurrently with the widgets. */
  prepare?(context: RenderContext): Promise<void>;
  /** Called for each link; adds what the page needs for it. */
  noteLink?(link: NotedLink, context: RenderContext): void;
  /** Names of its panels; the help of the link field lists those of the product's own parts. */
  panels?: readonly string[];
  /** The encoded path of the fallback page for its panel of this name; undefined for other panels, and where there is none. */
  panelPage?(panel: string, view: PageView): string | undefined;
  /** Adds what its fragments that can open on the page need, after the body is rendered. */
  reach?(context: RenderContext): Promise<void>;
  /** A statement for the start script in the head; runs before the page is shown, so keep it short. */
  startScript?(context: RenderContext): string | undefined;
  /** Its pages that are shown in each language of the site, translated or not: all their texts are in the message catalogue. */
  interfacePages?(shared: SharedContent): readonly InterfacePage[];
  /** Personal content, for pages that are rendered for one visitor. */
  personal?: Personal;
  /** Initialises it with the process's settings, before the first request, and again when the keys of a service have changed. */
  start?(env: Env): void;
  /** Its form endpoints. */
  formEndpoints?: readonly FormEndpoint[];
  /** Its endpoints that answer one visitor. */
  queryEndpoints?: readonly QueryEndpoint[];
  /** Its scheduled jobs. */
  scheduledJobs?: readonly ScheduledJob[];
  /** Its fragments, which pages request later. */
  fragments?: Fragments;
  /** Its files made from the content. */
  files?: readonly ContentFile[];
  /** Its API calls for other programs. */
  calls?: readonly Call[];
  /** Feed formats besides RSS. */
  feedFormats?: readonly FeedFormat[];
}

/** A page of a part's own blocks, such as the cart. */
export interface InterfacePage {
  collection: string;
  id: number;
  /** Its title in a language that it is not translated into. */
  title: PlainKey;
}

/** Files of one type that are made from the content, such as calendars. */
export interface ContentFile extends Pick<Fragments, 'readId' | 'route'> {
  /** Unique among all files and fragments. */
  name: string;
  /** Media type for `content-type`. */
  type: string;
  /** The text of one file; undefined when there is none under the id. */
  make(id: number, tools: FragmentTools): Promise<string | undefined>;
}

/** Fragments of one kind, such as popups. */
export interface Fragments {
  /** URL pattern, with `:id` for the id. */
  route: string;
  /** Parses the id in the path; undefined unless it is in canonical form. */
  readId(text: string): number | undefined;
  /** Renders one; undefined when there is none under the id. */
  make(id: number, tools: FragmentTools): Promise<RenderedFragment | undefined>;
}

/** Dependencies for rendering a page or a fragment, besides its view. */
export interface RenderTools {
  content: ContentReader;
  widgets: Widgets;
  parts: Parts;
  resolveIsland: ResolveIsland;
  report(problem: Problem): void;
}

/** An API call of a part. */
export type Call = CallOf<FragmentTools>;

/** Dependencies for rendering a fragment. */
export interface FragmentTools extends RenderTools {
  /** The view for its content: it has no page of its own. */
  view(path: string, title: string): PageView;
}

/** All parts, in the order in which they are rendered within a region. */
export interface Parts extends Registry<Part> {
  /** The parts that are on for a page or fragment. */
  on(context: RenderContext): Part[];
  /** The views of the parts in a region. */
  in(region: string, context: RenderContext): StandingPart[];
  with(...more: readonly Part[]): Parts;
}

/**
 * Creates the registry of an explicit list.
 * @throws on duplicate names, a missing required part, or an unknown region
 */
export function createParts(members: readonly Part[]): Parts {
  const registry = createRegistry('parts', members);
  const regions = new Set<string>([...REGIONS, ...members.flatMap(({ offers }) => offers ?? [])]);
  for (const part of members) {
    const missing = part.requires?.find((name) => !registry.get(name));
    if (missing)
      throw new Error(`The part “${part.name}” requires “${missing}”. Add that to the list, or leave out both.`);
    const unknown = Object.keys(part.regions ?? {}).find((region) => !regions.has(region));
    if (unknown) {
      throw new Error(
        `The part “${part.name}” stands in the region “${unknown}”. There is: ${[...regions].join(', ')}.`,
      );
    }
  }
  return {
    ...registry,
    [Symbol.iterator]: () => registry[Symbol.iterator](),
    on: (context) => members.filter((part) => isOn(part, context)),
    in: (region, context) =>
      members.flatMap((part) => {
        const View = part.regions?.[region];
        return View && isOn(part, context) ? [{ name: part.name, View, corner: part.corner?.(context) }] : [];
      }),
    with: (...more) => createParts([...members, ...more]),
  };
}

function isOn({ isOn: isWanted, skipsPreviews }: Part, context: RenderContext): boolean {
  return !(context.editing && skipsPreviews) && (isWanted?.(context) ?? true);
}
