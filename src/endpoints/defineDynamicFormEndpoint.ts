import type { EndpointContext, FormEndpoint, FormPage, FormState, Outcome, RateLimit, Typed } from './formEndpoint.ts';
import { UnreadableBody } from './readBody.ts';
import { readDynamicBody, type SentAs, type SubmittedFields } from './readDynamicBody.ts';

/** Options of a form endpoint whose fields are known only at request time, such as those of a form that editors build. */
export interface DynamicFormEndpointOptions<FormKind> {
  path: string;
  rateLimit: RateLimit;
  /** Maximum body size without files. */
  maxBytes: number;
  /** Maximum body size with files; absent where none are accepted. */
  maxFileBytes?: number;
  isExpensive?: boolean;
  isOfPages?: boolean;
  /** Looks up the current form of this endpoint; undefined: 404. */
  find(context: EndpointContext): Promise<FormKind | undefined>;
  /** Encoding of each field, by name; a body with any other field is rejected. */
  fieldsOf(asked: FormKind): ReadonlyMap<string, SentAs>;
  /** Fields whose values are never sent back. */
  secrets?: readonly string[];
  render(state: FormState, context: EndpointContext): FormPage | Promise<FormPage>;
  /**
   * Validates what was sent, and acts on it.
   * @param repeated single-value fields that came several times
   * @throws only errors the sender cannot fix: they become a 500
   */
  handle(asked: FormKind, received: Received, context: EndpointContext): Promise<Outcome>;
}

/** The received field values. */
export interface Received {
  sent: SubmittedFields;
  repeated: readonly string[];
}

/** Defines such an endpoint. It accepts JSON, form-encoded and multipart bodies alike. */
export function defineDynamicFormEndpoint<FormKind>(options: DynamicFormEndpointOptions<FormKind>): FormEndpoint {
  const { fieldsOf, find, handle, maxFileBytes, secrets = [] } = options;
  return {
    path: options.path,
    rateLimit: options.rateLimit,
    maxBytes: options.maxBytes,
    ...(maxFileBytes !== undefined && { maxFileBytes }),
    isForAnybody: false,
    isExpensive: options.isExpensive ?? false,
    isOfPages: options.isOfPages ?? false,
    renderForm: options.render,
    isThere: async (context) => (await find(context)) !== undefined,
    async take(body, context) {
      const form = await find(context);
      if (form === undefined) return { kind: 'missing' };
      let received: Received;
      try {
        received = readDynamicBody(body, fieldsOf(form));
      } catch (error) {
        if (error instanceof UnreadableBody) return { kind: 'unreadable', reason: error.message };
        throw error;
      }
      const outcome = await handle(form, received, context);
      if (outcome.kind === 'done' || outcome.kind === 'missing') return outcome;
      return { ...outcome, typed: typedOf(received.sent, secrets) };
    },
  };
}

/** Field values to show in the form again; files have to be chosen again. */
function typedOf(sent: SubmittedFields, secrets: readonly string[]): Typed {
  const entries = Object.entries(sent).flatMap(([name, value]): [string, string | string[]][] => {
    if (secrets.includes(name)) return [];
    if (typeof value === 'string') return [[name, value]];
    const texts = value.filter((item) => typeof item === 'string');
    return texts.length === value.length ? [[name, texts]] : [];
  });
  return Object.fromEntries(entries);
}
