import { createHash } from 'node:crypto';
import type { JsonLdNode } from './jsonLdTypes.ts';
import type { StyleSheet } from './styleSheet.ts';

/** The best source of a picture, as its `<source>` names it. */
export interface PictureSource {
  srcSet: string;
  sizes: string;
  type: string;
}

/**
 * What may be asked for from elsewhere, by the directive of the policy that allows it. Scripts are not among it: a page runs this site's
 * own, and what those bring in.
 */
export const DIRECTIVES = {
  pictures: 'img-src',
  calls: 'connect-src',
  films: 'media-src',
  frames: 'frame-src',
  /** Where a form may lead, by way of this site. */
  forms: 'form-action',
} as const;

export type SourceKind = keyof typeof DIRECTIVES;

/** Sources for the policy: `'self'`, or origins with https; `*` may stand for a subdomain. Of this very machine, http will do. */
export type Sources = Partial<Record<SourceKind, readonly string[]>>;

/** What something that is rendered asks of the page on which it stands. */
export interface Need extends Sources {
  /** Inlined once, under the name of the need. */
  style?: string;
  /** Ids of the fragments, such as popups, that a link or a trigger can open. */
  opens?: readonly number[];
  /** Fetched before anything else. */
  preload?: PictureSource;
  /** An attribute of the root element. */
  root?: `data-${string}`;
  /** What it says to search engines, as nodes of schema.org; questions become those of the page. */
  nodes?: readonly JsonLdNode[];
  /** What the page is called for this visitor, in place of its own title: what has just happened. */
  title?: string;
  /** The loader of islands, where none may stand on the page. */
  loader?: true;
}

/** Collects what a page or a fragment needs while its body is rendered. Asking twice is asking once. */
export interface Needs {
  /**
   * Asks for something, by the name of the part or widget that provides it.
   * @throws once the head is written, and for a source that no policy could hold
   */
  use(name: string, need?: Need): void;
  has(name: string): boolean;
  /** The ids that links and triggers open under a name. */
  opens(name: string): number[];
  sources(): Record<SourceKind, string[]>;
  preloads(): PictureSource[];
  /** Attributes of the root element. */
  roots(): string[];
  /** What is described to search engines, in the order in which it was asked for. */
  nodes(): JsonLdNode[];
  hasLoader(): boolean;
  /** The title that was asked for last; undefined: the page's own. */
  title(): string | undefined;
  /** Takes back what is asked for from now on, when the returned function is called: what asked for it is not shown. */
  tentative(): () => void;
  /** Text of a `<script>` or `<style>` for React, its hash noted for the policy. */
  inline(kind: InlineKind, text: string): { __html: string };
  /** Hashes of what is inlined, as the policy names them. */
  hashes(kind: InlineKind): string[];
  /** The head is written: nothing can be asked for any more. */
  close(): void;
}

export type InlineKind = 'script' | 'style';

const SOURCE = /^(?:'self'|http:\/\/127\.0\.0\.1:\d+|https:\/\/(?:(?:\*\.)?[\w.-]+|\[[\da-f:.]+\])(?::\d+)?)$/i;

/** Whether a policy can name a source. */
export function isSource(text: string): boolean {
  return SOURCE.test(text);
}

/** No needs yet. Styles go to the given sheet. */
export function createNeeds(styles: StyleSheet): Needs {
  let asked: { name: string; need: Need }[] = [];
  let isClosed = false;
  const hashes: Record<InlineKind, Set<string>> = { script: new Set(), style: new Set() };
  const all = <T>(pick: (need: Need) => readonly T[] | undefined): T[] => [
    ...new Set(asked.flatMap(({ need }) => pick(need) ?? [])),
  ];
  return {
    use(name, need = {}) {
      if (isClosed) {
        throw new Error(
          `“${name}” is asked for after the head was written, so the page cannot have it any more. Ask for it while the body is rendered.`,
        );
      }
      checkSources(name, need);
      if (need.style !== undefined) styles.use(name, need.style);
      asked.push({ name, need });
    },
    has: (name) => asked.some((one) => one.name === name),
    opens: (name) => [...new Set(asked.filter((one) => one.name === name).flatMap(({ need }) => need.opens ?? []))],
    sources: () => ({
      pictures: all(({ pictures }) => pictures),
      calls: all(({ calls }) => calls),
      films: all(({ films }) => films),
      frames: all(({ frames }) => frames),
      forms: all(({ forms }) => forms),
    }),
    preloads: () => all(({ preload }) => preload && [preload]),
    roots: () => all(({ root }) => root && [root]),
    nodes: () => all(({ nodes }) => nodes),
    hasLoader: () => asked.some(({ need }) => need.loader),
    title: () => asked.findLast(({ need }) => need.title)?.need.title,
    tentative() {
      const before = asked;
      asked = [...before];
      return () => {
        asked = before;
      };
    },
    inline(kind, text) {
      hashes[kind].add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
      return { __html: text };
    },
    hashes: (kind) => [...hashes[kind]],
    close() {
      isClosed = true;
      styles.close();
    },
  };
}

function checkSources(name: string, need: Need): void {
  for (const kind of Object.keys(DIRECTIVES) as SourceKind[]) {
    const wrong = need[kind]?.find((source) => !isSource(source));
    if (wrong !== undefined) {
      throw new Error(
        `“${name}” asks for the source “${wrong}”. Name 'self', or an origin such as https://media.example.`,
      );
    }
  }
}
