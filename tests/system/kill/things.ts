/** Kinds of things written. The letter is in every token, to distinguish a page's tokens from the site's. */
export const LETTERS = { pages: 'p', posts: 'a', menus: 'm', site: 's', media: 'i' } as const;
export type Kind = keyof typeof LETTERS;

/** Kinds with drafts and a path. */
export type DocumentKind = 'pages' | 'posts';

/** Stored state of one thing, by the tokens of its revisions. */
export interface State {
  /** The published revision; undefined when there is none. */
  shown: string | undefined;
  /** The newest revision, which the studio opens; undefined when the thing does not exist. */
  newest: string | undefined;
}

/** Before creation, and after deletion. */
export const NOTHING: State = { shown: undefined, newest: undefined };

/** A document, global or picture, with its known history. */
export interface Thing {
  /** Such as `p12`: part of each of its tokens. */
  readonly key: string;
  readonly kind: Kind;
  id: number | undefined;
  /** The acknowledged state, or the one found at the last start. */
  known: State;
  /** States after unacknowledged operations, the last one last. */
  pending: readonly State[];
  /** The revision that a job is to publish, until it was seen published. */
  due: string | undefined;
  /** Whether that job was acknowledged: then it must run. */
  isQueued: boolean;
  /** The revisions published one after the other since the last unpublished state; the last is the current one. */
  moves: readonly string[];
  /** The round of its last operation. */
  round: number;
}

/** Sets the known state: nothing is pending any more. */
export function settle(thing: Thing, state: State): void {
  const { shown } = state;
  if (!shown) thing.moves = [];
  else if (shown !== thing.moves.at(-1)) thing.moves = [...thing.moves, shown];
  Object.assign(thing, { known: state, pending: [], due: undefined, isQueued: false });
}

/** A thing without history. */
export function blankThing(key: string, kind: Kind): Thing {
  return {
    key,
    kind,
    id: undefined,
    known: NOTHING,
    pending: [],
    due: undefined,
    isQueued: false,
    moves: [],
    round: 0,
  };
}

const TOKEN = /rev([a-z]\d+)x\d+/g;

/** The token of one revision; every text of the revision contains it. */
export function makeToken(key: string, number: number): string {
  return `rev${key}x${number}`;
}

/** The key of a token's thing. */
export function keyOf(token: string): string {
  return token.slice(3, token.lastIndexOf('x'));
}

/** The distinct tokens in a text or in a stored value. */
export function findTokens(value: unknown): string[] {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null);
  return [...new Set(text.match(TOKEN) ?? [])];
}

/** Whether a token belongs to a document with a path. */
export function isDocumentToken(token: string): boolean {
  return token.startsWith(`rev${LETTERS.pages}`) || token.startsWith(`rev${LETTERS.posts}`);
}

/** The path of a document's revision. */
export function pathOf(token: string): string {
  return `/${token}/`;
}
