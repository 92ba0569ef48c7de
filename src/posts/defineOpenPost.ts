import type { FormPage, FormState, Outcome, Post, PostContext, RateLimit, Typed } from './post.ts';
import { readAsked, type Sent, type SentAs } from './readAsked.ts';
import { UnreadableBody } from './readBody.ts';

/** An address whose fields are known only when something is sent to it, such as those of a form that editors make. */
export interface OpenPostOptions<Asked> {
  path: string;
  rateLimit: RateLimit;
  /** Of a body without files. */
  maxBytes: number;
  /** Of a body with files; absent where none are taken. */
  maxFileBytes?: number;
  isDear?: boolean;
  isOfPages?: boolean;
  /** What is asked for at this address now; undefined: nothing is here. */
  find(context: PostContext): Promise<Asked | undefined>;
  /** How each field is sent, by its name; what a body holds beside them refuses it. */
  fieldsOf(asked: Asked): ReadonlyMap<string, SentAs>;
  /** Fields that are never given back. */
  secrets?: readonly string[];
  render(state: FormState, context: PostContext): FormPage | Promise<FormPage>;
  /**
   * Judges what was sent, and does what is to be done.
   * @param repeated fields that came several times where one was asked for
   * @throws only what nobody who sends can do anything about: it becomes a 500
   */
  handle(asked: Asked, received: Received, context: PostContext): Promise<Outcome>;
}

/** What came for the fields. */
export interface Received {
  sent: Sent;
  repeated: readonly string[];
}

/** Declares such an address. It takes JSON, forms, and forms with files alike. */
export function defineOpenPost<Asked>(options: OpenPostOptions<Asked>): Post {
  const { fieldsOf, find, handle, maxFileBytes, secrets = [] } = options;
  return {
    path: options.path,
    rateLimit: options.rateLimit,
    maxBytes: options.maxBytes,
    ...(maxFileBytes !== undefined && { maxFileBytes }),
    isForAnybody: false,
    isDear: options.isDear ?? false,
    isOfPages: options.isOfPages ?? false,
    renderForm: options.render,
    isThere: async (context) => (await find(context)) !== undefined,
    async take(body, context) {
      const asked = await find(context);
      if (asked === undefined) return { kind: 'missing' };
      let received: Received;
      try {
        received = readAsked(body, fieldsOf(asked));
      } catch (error) {
        if (error instanceof UnreadableBody) return { kind: 'unreadable', reason: error.message };
        throw error;
      }
      const outcome = await handle(asked, received, context);
      if (outcome.kind === 'done' || outcome.kind === 'missing') return outcome;
      return { ...outcome, typed: typedOf(received.sent, secrets) };
    },
  };
}

/** What was written and chosen; files have to be chosen again. */
function typedOf(sent: Sent, secrets: readonly string[]): Typed {
  const kept = Object.entries(sent).flatMap(([name, value]): [string, string | string[]][] => {
    if (secrets.includes(name)) return [];
    if (typeof value === 'string') return [[name, value]];
    const texts = value.filter((item) => typeof item === 'string');
    return texts.length === value.length ? [[name, texts]] : [];
  });
  return Object.fromEntries(kept);
}
