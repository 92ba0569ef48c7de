import { createHash } from 'node:crypto';
import { WIDGETS_LAYER } from '../shared/widgetsLayer.ts';

/**
 * The CSS of one page: that of the widgets it uses, without duplicates, and the rules of single blocks. Equal declarations share one class; no
 * `style` attribute is needed, which the content security policy would refuse.
 */
export interface StyleSheet {
  /** Adds a part, such as a widget's own style or, as `widget/part`, what only some of its blocks need; without duplicates. */
  use(name: string, css: string): void;
  /** The same for content that is hidden until it is opened: it is never needed above the fold. */
  addWhenOpened(name: string, css: string): void;
  /**
   * The class for some declarations.
   * @param declarations CSS such as `padding-block:var(--space-5)`; built from constants and validated numbers only
   * @param media media query for the rule
   */
  rule(declarations: string, media?: string): string;
  /** All parts in their order, then all rules as one. */
  list(): string[];
  /** Marks the fold: parts first used from now on are below it. */
  markFold(): void;
  /** The parts that nothing above the fold uses, in their order; none before the fold is marked. */
  belowFold(): string[];
  /** All parts except those in `left`, then all rules. */
  without(left: ReadonlySet<string>): string;
  /** All parts, then all rules. */
  toString(): string;
  /** Called when the CSS is written: later additions throw. */
  close(): void;
}

/**
 * Creates the style sheet of one page.
 * @param prefix of its class names; a fragment, which is inserted into pages later, needs its own
 * @param stepsOf what the theme adds to a part; it is a part of its own, since files of style have the widgets' alone
 */
export function createStyleSheet(prefix = 's', stepsOf: (part: string) => string = () => ''): StyleSheet {
  const parts = new Map<string, string>();
  const rules = new Map<string, string>();
  const names = new Map<string, string>();
  /** Names of the parts above the fold; undefined until it is marked. */
  let aboveFold: ReadonlySet<string> | undefined;
  /** Names of the parts for content that is hidden until it is opened. */
  const whenOpened = new Set<string>();
  let isClosed = false;
  const checkOpen = (what: string) => {
    if (isClosed) throw new Error(`${what} comes after the style was written. Ask for it while the body is rendered.`);
  };
  // Sorted by name, so that a widget's own style precedes its parts (`posts`, then `posts/masonry`).
  const namesInOrder = (): string[] => [...parts.keys()].sort();
  const list = (): string[] => [
    ...namesInOrder().map((name) => parts.get(name) ?? ''),
    `@layer blocks{${[...rules.values()].join('')}}`,
  ];
  const use = (name: string, css: string): void => {
    if (parts.has(name)) return;
    checkOpen(`The style “${name}”`);
    parts.set(name, css);
    const steps = stepsOf(name);
    if (steps) parts.set(`${name}/steps`, steps);
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

/** Cache: whether a part is a single layer block. */
const WHOLE = new Map<string, boolean>();

/** Whether a part is one block of the widgets layer: that of an effect may continue in another. */
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

/** Merges neighbours in the same layer into one block. */
function joinParts(parts: readonly string[]): string {
  return parts.reduce(
    (joined, part, index) =>
      isOneLayer(part) && isOneLayer(parts[index - 1])
        ? joined.slice(0, -1) + part.slice(WIDGETS_LAYER.length)
        : joined + part,
    '',
  );
}

/** Length of the hash in a class name: every page pays for each character. */
const HASH_LENGTH = 4;

/** Class name from a hash of the rule, the same on every page; longer where two rules of a page would collide. */
function ruleName(content: string, prefix: string, taken: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256').update(content).digest('base64url').replaceAll(/[-_]/g, '').toLowerCase();
  let length = HASH_LENGTH;
  while (taken.has(prefix + hash.slice(0, length))) length += 1;
  return `${prefix}${hash.slice(0, length)}`;
}
