import type { Payload } from 'payload';
import type { RateLimit } from '../posts/post.ts';

/**
 * Something that programs of others ask for at an address of its own, such as one call of an interface for partners.
 * `Tools` is what it is made with.
 */
export interface CallOf<Tools> {
  /** Told apart by it from all other calls, files and fragments. */
  name: string;
  method: 'DELETE' | 'GET' | 'PATCH' | 'POST';
  /** Its address, with `:name` in the place of each parameter. */
  route: string;
  /** Who is answered; `settle` is what finds out. */
  audience: 'anybody' | 'partner key' | 'provider signature';
  /** Calls whose limits have one name share it. */
  rateLimit: RateLimit;
  /** Headers of the request that it looks at, in lower case. With any, no cache between may keep what it answers. */
  headers?: readonly string[];
  /**
   * Judges by the headers alone who asks, before a body is read.
   * @returns the refusal; undefined for whoever may ask
   */
  authenticate?(headers: CallAsked['headers'], tools: Tools): Promise<CallAnswer | undefined>;
  /**
   * Decides who is answered, and what the question is. It is asked each time, so it reads nothing but what is kept for all pages.
   * @returns undefined where there is nothing at the address
   */
  settle(asked: CallAsked, tools: Tools): Promise<CallAnswer | ChangingAnswer | KeptAnswer<Tools> | undefined>;
}

/** What is asked. */
export interface CallAsked {
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** Those headers that the call looks at. */
  headers: Readonly<Record<string, string>>;
  /** As it was sent; empty where nothing was. */
  body: string;
  /** As `PostContext.visitor`. */
  visitor: string;
}

/** An answer for this one who asks. */
export interface CallAnswer {
  status: number;
  /** As `content-type` names it. */
  type: string;
  body: string;
  headers?: Readonly<Record<string, string>>;
}

/** An answer that is made by changing something, or out of what is nobody else's; nobody keeps it. */
export interface ChangingAnswer {
  change(tools: { payload: Payload; now: Date }): Promise<CallAnswer>;
}

/** An answer for all who ask the same, kept until what it is made of changes. */
export interface KeptAnswer<Tools> {
  /** The one form of the question. */
  key: string;
  make(tools: Tools): Promise<CallAnswer>;
}
