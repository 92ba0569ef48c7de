/** What the writers write. The letter stands in every token, so that a page's tokens are told from the site's. */
export const LETTERS = { pages: 'p', posts: 'a', menus: 'm', site: 's', media: 'i' } as const;
export type Kind = keyof typeof LETTERS;

/** Kinds with drafts, and an address of their own. */
export type DocumentKind = 'pages' | 'posts';

/** What is stored of one thing, told by the tokens of its revisions. */
export interface State {
  /** The revision that visitors see; undefined when there is none. */
  shown: string | undefined;
  /** The revision that the studio opens; undefined when the thing does not exist. */
  newest: string | undefined;
}

/** Before it is created, and after it is deleted. */
export const NOTHING: State = { shown: undefined, newest: undefined };

/** One document, global or picture, with everything that is known of it. */
export interface Thing {
  /** Such as `p12`: it stands in each of its tokens. */
  readonly key: string;
  readonly kind: Kind;
  id: number | undefined;
  /** What has been acknowledged, or found at the last start. */
  known: State;
  /** What operations that were never acknowledged would have made of it, the last one last. */
  pending: readonly State[];
  /** The revision that a job is to publish, until somebody has seen that it did. */
  due: string | undefined;
  /** Whether that job was acknowledged: then it has to happen. */
  isQueued: boolean;
  /** The revisions that visitors saw one after the other since it was last published from nothing; the last is the present. */
  moves: readonly string[];
  /** The last round in which anything was done to it. */
  round: number;
}

/** Takes a state as true: nothing is pending any more. */
export function settle(thing: Thing, state: State): void {
  const { shown } = state;
  if (!shown) thing.moves = [];
  else if (shown !== thing.moves.at(-1)) thing.moves = [...thing.moves, shown];
  Object.assign(thing, { known: state, pending: [], due: undefined, isQueued: false });
}

/** A thing of which nothing is known yet. */
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

/** The token of one revision; every text of the revision carries it. */
export function makeToken(key: string, number: number): string {
  return `rev${key}x${number}`;
}

/** The thing that a token belongs to. */
export function keyOf(token: string): string {
  return token.slice(3, token.lastIndexOf('x'));
}

/** The different tokens in a text or in a stored value. */
export function findTokens(value: unknown): string[] {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null);
  return [...new Set(text.match(TOKEN) ?? [])];
}

/** Whether a token is one of a document with an address. */
export function isDocumentToken(token: string): boolean {
  return token.startsWith(`rev${LETTERS.pages}`) || token.startsWith(`rev${LETTERS.posts}`);
}

/** The address of a revision of a document. */
export function pathOf(token: string): string {
  return `/${token}/`;
}
