import { createHash } from 'node:crypto';
import { WIDGETS_LAYER } from '../shared/widgetsLayer.ts';

/**
 * The style of one page: that of the widgets it uses, each once, and the rules that single blocks ask for. Equal
 * declarations share one class, and no `style` attribute is needed, which the content security policy would refuse.
 */
export interface StyleSheet {
  /** Adds a part, such as a widget's own style or, as `widget/part`, what only some of its blocks need; each once. */
  use(name: string, css: string): void;
  /** The same of what is seen only when somebody opens it: wherever it stands, no first screen needs it. */
  addWhenOpened(name: string, css: string): void;
  /**
   * The class that carries some declarations.
   * @param declarations CSS such as `padding-block:var(--space-5)`; made of constants and checked numbers only
   * @param media a media query that limits them
   */
  rule(declarations: string, media?: string): string;
  /** All parts in their order, then all rules as one. */
  list(): string[];
  /** What is used for the first time from now on stands below the first screen of its page. */
  markFold(): void;
  /** The parts that nothing above the fold shows, in their order; none before the fold is marked. */
  belowFold(): string[];
  /** All parts but those of `left`, then all rules. */
  without(left: ReadonlySet<string>): string;
  /** All parts, then all rules. */
  toString(): string;
  /** The sheet is written: what is added from now on throws. */
  close(): void;
}

/**
 * An empty style sheet for one page.
 * @param prefix begins the class of each rule; a fragment that joins a page later needs one of its own
 */
export function createStyleSheet(prefix = 's'): StyleSheet {
  const parts = new Map<string, string>();
  const rules = new Map<string, string>();
  const names = new Map<string, string>();
  /** Names of the parts above the fold; undefined as long as it is not marked. */
  let aboveFold: ReadonlySet<string> | undefined;
  /** Names of the parts of what is closed until somebody opens it. */
  const whenOpened = new Set<string>();
  let isClosed = false;
  const checkOpen = (what: string) => {
    if (isClosed) throw new Error(`${what} comes after the style was written. Ask for it while the body is rendered.`);
  };
  // By name, so that a widget's own style comes before its parts (`posts`, then `posts/masonry`).
  const namesInOrder = (): string[] => [...parts.keys()].sort();
  const list = (): string[] => [
    ...namesInOrder().map((name) => parts.get(name) ?? ''),
    `@layer blocks{${[...rules.values()].join('')}}`,
  ];
  const use = (name: string, css: string): void => {
    if (parts.has(name)) return;
    checkOpen(`The style “${name}”`);
    parts.set(name, css);
  };
  return {
    use,
    addWhenOpened(name, css) {
      whenOpened.add(name);
      use(name, css);
    },
    rule(declarations, media) {
      const content = `${media ?? ''}{${declarations}`;
      const known = names.get(content);
      if (known) return known;
      checkOpen(`The rule “${declarations}”`);
      const name = ruleName(content, prefix, rules);
      names.set(content, name);
      const rule = `.${name}{${declarations}}`;
      rules.set(name, media ? `@media ${media}{${rule}}` : rule);
      return name;
    },
    list,
    markFold() {
      aboveFold = new Set([...parts.keys()].filter((name) => !whenOpened.has(name)));
    },
    belowFold: () =>
      namesInOrder().flatMap((name) => (aboveFold && !aboveFold.has(name) ? (parts.get(name) ?? []) : [])),
    without: (left) => joinParts(list().filter((part) => !left.has(part))),
    toString: () => joinParts(list()),
    close() {
      isClosed = true;
    },
  };
}

/** Parts that are one layer from end to end, as far as it is known. */
const WHOLE = new Map<string, boolean>();

/** Whether a part is the layer of widgets and nothing behind it: that of an effect may go on in another. */
function isOneLayer(part: string | undefined): boolean {
  if (!part?.startsWith(WIDGETS_LAYER)) return false;
  const known = WHOLE.get(part) ?? closesAtItsEnd(part);
  WHOLE.set(part, known);
  return known;
}

function closesAtItsEnd(part: string): boolean {
  let depth = 0;
  for (const { 0: sign, index } of part.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{}]/g)) {
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (sign === '}' && depth === 0) return index === part.length - 1;
  }
  return false;
}

/** Neighbours in the same layer share its braces. */
function joinParts(parts: readonly string[]): string {
  return parts.reduce(
    (joined, part, index) =>
      isOneLayer(part) && isOneLayer(parts[index - 1])
        ? joined.slice(0, -1) + part.slice(WIDGETS_LAYER.length)
        : joined + part,
    '',
  );
}

/** Signs of a class's hash: every one is paid for by every page. */
const HASH_LENGTH = 4;

/** A class by the content of its rule, the same on every page; longer where two rules of a page would share one. */
function ruleName(content: string, prefix: string, taken: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256').update(content).digest('base64url').replaceAll(/[-_]/g, '').toLowerCase();
  let length = HASH_LENGTH;
  while (taken.has(prefix + hash.slice(0, length))) length += 1;
  return `${prefix}${hash.slice(0, length)}`;
}
