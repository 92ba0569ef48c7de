import type { ReactNode } from 'react';
import type { Round } from '../cms/rounds.ts';
import type { ContentReader, SharedContent } from '../content/types.ts';
import type { Env } from '../env.ts';
import type { ResolveIsland } from '../islands/types.ts';
import type { Post } from '../posts/post.ts';
import type { Question } from '../posts/question.ts';
import { createRegistry, type Registry } from '../shared/registry.ts';
import type { CallOf } from './call.ts';
import type { NotedLink, Problem, RenderContext, RenderedFragment, StandingPart, Widgets } from './context.ts';
import type { FeedFormat } from './feed.ts';
import type { Personal } from './personal.ts';
import type { Layout, PageView } from './types.ts';

/** The named places of a page: before the header, in the footer after its template, after the footer; and beside a fragment. */
export const PLACES = ['start', 'footer', 'end', 'fragment'] as const;

/**
 * A part of pages, such as the chat or the lightbox: a feature that stands on every page that wants it, whatever its blocks. All
 * traits but the name are its own choice; the engine asks for them and knows no part by its name.
 */
export interface Part {
  /** Its folder. */
  name: string;
  /** Parts that have to be there too: those that it imports, and those on which it relies at run time. */
  requires?: readonly string[];
  /** Takes its own from what is read for all pages (`partData.ts`). */
  load?(shared: SharedContent): unknown;
  /** Whether it stands on a page at all; by default it does. */
  isOn?(context: RenderContext): boolean;
  /**
   * The collection whose documents it shows while they are edited: above the front page, or between its header and footer, where `body` says
   * with which blocks.
   */
  previews?: { collection: string; body?(id: number): NonNullable<Layout> };
  /** True: an editor's preview is without it. */
  skipsPreviews?: true;
  /** What of it stands in which place: one of `PLACES`, or one that another part offers. */
  places?: Readonly<Record<string, (props: { context: RenderContext }) => ReactNode>>;
  /** Places inside its own markup, for other parts. */
  offers?: readonly string[];
  /** Loads what its markup needs, at the same time as the widgets. */
  prepare?(context: RenderContext): Promise<void>;
  /** Is told of each link, and says what the page needs for it. */
  noteLink?(link: NotedLink, context: RenderContext): void;
  /** The encoded path of the page that does the same as its panel of this name; undefined where that is not its own, or there is none. */
  panelPage?(panel: string, view: PageView): string | undefined;
  /** Asks for what its fragments need that can open on the page, once the body is rendered. */
  reach?(context: RenderContext): Promise<void>;
  /** A statement for the script in the head of pages that have one; runs before the page is shown, so it is short. */
  startScript?(context: RenderContext): string | undefined;
  /** What it knows of a visitor, for pages that are made for each alone. */
  personal?: Personal;
  /** Gets ready what it needs of the settings of the process, once, before anybody asks for anything. */
  start?(env: Env): void;
  /** What visitors can send to it, at addresses of its own. */
  posts?: readonly Post[];
  /** What visitors can ask it, each for themselves, at addresses of its own. */
  questions?: readonly Question[];
  /** What it does by itself from time to time, beside all requests. */
  rounds?: readonly Round[];
  /** What pages ask for later, at addresses of its own. */
  fragments?: Fragments;
  /** Files that are made of the content, at addresses of their own. */
  files?: readonly ContentFile[];
  /** What programs of others ask for, at addresses of its own. */
  calls?: readonly Call[];
  /** Forms in which feeds can be read beside RSS. */
  feedFormats?: readonly FeedFormat[];
}

/** Files of one kind that are made of the content, such as calendars. */
export interface ContentFile extends Pick<Fragments, 'readId' | 'route'> {
  /** Told apart by it from all other files and fragments. */
  name: string;
  /** As `content-type` names it. */
  type: string;
  /** The text of one; undefined when there is none under the id. */
  make(id: number, tools: FragmentTools): Promise<string | undefined>;
}

/** Fragments of one kind, such as popups. */
export interface Fragments {
  /** Their addresses, with `:id` in the place of the id. */
  route: string;
  /** The id that stands there; undefined for whatever is no id, or one that is written in another way. */
  readId(text: string): number | undefined;
  /** Renders one; undefined when there is none under the id. */
  make(id: number, tools: FragmentTools): Promise<RenderedFragment | undefined>;
}

/** What a page or a fragment is rendered with, besides its view. */
export interface RenderTools {
  content: ContentReader;
  widgets: Widgets;
  parts: Parts;
  resolveIsland: ResolveIsland;
  report(problem: Problem): void;
}

/** A call of a part. */
export type Call = CallOf<FragmentTools>;

/** What a fragment is made with. */
export interface FragmentTools extends RenderTools {
  /** The view that its content is rendered with: it has no page. */
  view(path: string, title: string): PageView;
}

/** All parts, in the order in which those of one place stand. */
export interface Parts extends Registry<Part> {
  /** Those that a page or fragment has. */
  on(context: RenderContext): Part[];
  /** What of them stands in a place. */
  in(place: string, context: RenderContext): StandingPart[];
  with(...more: readonly Part[]): Parts;
}

/**
 * Makes the registry of an explicit list.
 * @throws when two have one name, one requires what is not there, or one stands in a place that nobody has
 */
export function createParts(members: readonly Part[]): Parts {
  const registry = createRegistry('parts', members);
  const places = new Set<string>([...PLACES, ...members.flatMap(({ offers }) => offers ?? [])]);
  for (const part of members) {
    const missing = part.requires?.find((name) => !registry.get(name));
    if (missing)
      throw new Error(`The part “${part.name}” requires “${missing}”. Add that to the list, or leave out both.`);
    const unknown = Object.keys(part.places ?? {}).find((place) => !places.has(place));
    if (unknown) {
      throw new Error(`The part “${part.name}” stands in the place “${unknown}”. There is: ${[...places].join(', ')}.`);
    }
  }
  return {
    ...registry,
    [Symbol.iterator]: () => registry[Symbol.iterator](),
    on: (context) => members.filter((part) => isOn(part, context)),
    in: (place, context) =>
      members.flatMap((part) => {
        const View = part.places?.[place];
        return View && isOn(part, context) ? [{ name: part.name, View }] : [];
      }),
    with: (...more) => createParts([...members, ...more]),
  };
}

function isOn({ isOn: isWanted, skipsPreviews }: Part, context: RenderContext): boolean {
  return !(context.editing && skipsPreviews) && (isWanted?.(context) ?? true);
}
