import { createHash } from 'node:crypto';
import type { JsonLdNode } from './jsonLd/jsonLdTypes.ts';
import type { StyleSheet } from './styleSheet.ts';

/** The best source of a picture, as in its `<source>`. */
export interface PictureSource {
  srcSet: string;
  sizes: string;
  type: string;
  /** Where the picture has another source on other devices. */
  media?: string | undefined;
}

/**
 * Kinds of third-party sources, by CSP directive. Scripts are not among them: a page runs this site's own, and what those load.
 */
export const DIRECTIVES = {
  pictures: 'img-src',
  calls: 'connect-src',
  films: 'media-src',
  frames: 'frame-src',
  /** Targets of forms that redirect to another site. */
  forms: 'form-action',
} as const;

export type SourceKind = keyof typeof DIRECTIVES;

/** CSP sources: `'self'`, or https origins; `*` may replace a subdomain. http is allowed for this machine. */
export type Sources = Partial<Record<SourceKind, readonly string[]>>;

/** Needs of a rendered element, which its page meets. */
export interface Need extends Sources {
  /** CSS, inlined once, by the name of the need. */
  style?: string;
  /** Ids of the fragments, such as popups, that its link or trigger can open. */
  opens?: readonly number[];
  /** Preloaded with high priority: a picture, by device where it differs. */
  preload?: readonly PictureSource[];
  /** An attribute of the root element. */
  root?: `data-${string}`;
  /** Structured data, as schema.org nodes; questions are merged into one list of the page. */
  nodes?: readonly JsonLdNode[];
  /** Page title for this visitor, in place of the page's own: what has just happened. */
  title?: string;
  /** Loads the island loader, even without islands on the page. */
  loader?: true;
}

/** Collects what a page or a fragment needs while its body is rendered. Duplicates are merged. */
export interface Needs {
  /**
   * Adds a need, by the name of its part or widget.
   * @throws after the head was written, and for an invalid CSP source
   */
  use(name: string, need?: Need): void;
  has(name: string): boolean;
  /** The fragment ids that links and triggers open, by name. */
  opens(name: string): number[];
  sources(): Record<SourceKind, string[]>;
  preloads(): PictureSource[];
  /** Attributes of the root element. */
  roots(): string[];
  /** Structured data nodes, in the order in which they were added. */
  nodes(): JsonLdNode[];
  hasLoader(): boolean;
  /** The title that was added last; undefined: the page's own. */
  title(): string | undefined;
  /** Starts a savepoint: the returned function removes everything added since, for elements that are not shown. */
  tentative(): () => void;
  /** Text of a `<script>` or `<style>` for React; its hash is added to the policy. */
  inline(kind: InlineKind, text: string): { __html: string };
  /** CSP hashes of the inlined text. */
  hashes(kind: InlineKind): string[];
  /** Called when the head is written: nothing can be added any more. */
  close(): void;
}

export type InlineKind = 'script' | 'style';

const SOURCE = /^(?:'self'|http:\/\/127\.0\.0\.1:\d+|https:\/\/(?:(?:\*\.)?[\w.-]+|\[[\da-f:.]+\])(?::\d+)?)$/i;

/** Whether a text is a valid CSP source. */
export function isSource(text: string): boolean {
  return SOURCE.test(text);
}

/** Creates an empty collection. Styles go to the given sheet. */
export function createNeeds(styles: StyleSheet): Needs {
  let used: { name: string; need: Need }[] = [];
  let isClosed = false;
  const hashes: Record<InlineKind, Set<string>> = { script: new Set(), style: new Set() };
  const all = <T>(pick: (need: Need) => readonly T[] | undefined): T[] => [
    ...new Set(used.flatMap(({ need }) => pick(need) ?? [])),
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
      used.push({ name, need });
    },
    has: (name) => used.some((one) => one.name === name),
    opens: (name) => [...new Set(used.filter((one) => one.name === name).flatMap(({ need }) => need.opens ?? []))],
    sources: () => ({
      pictures: all(({ pictures }) => pictures),
      calls: all(({ calls }) => calls),
      films: all(({ films }) => films),
      frames: all(({ frames }) => frames),
      forms: all(({ forms }) => forms),
    }),
    preloads: () => all(({ preload }) => preload),
    roots: () => all(({ root }) => root && [root]),
    nodes: () => all(({ nodes }) => nodes),
    hasLoader: () => used.some(({ need }) => need.loader),
    title: () => used.findLast(({ need }) => need.title)?.need.title,
    tentative() {
      const before = used;
      used = [...before];
      return () => {
        used = before;
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
