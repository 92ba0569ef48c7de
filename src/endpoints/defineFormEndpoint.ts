import * as v from 'valibot';
import { describeIssue } from './describeIssue.ts';
import type {
  EndpointContext,
  Faults,
  FormEndpoint,
  FormPage,
  FormState,
  Outcome,
  RateLimit,
  Typed,
} from './formEndpoint.ts';
import { type ReadBody, readBody, UnreadableBody } from './readBody.ts';
import { checkFieldSchema, type FieldSchema } from './readFormField.ts';

type Fields = Record<string, FieldSchema>;
type Name<F extends Fields> = Extract<keyof F, string>;

export interface FormEndpointOptions<F extends Fields> {
  path: string;
  /**
   * One schema for each field, from which its type is inferred. A field is a text, number, boolean, choice, or a list of these. A schema's own
   * message takes precedence over the catalogue's.
   */
  fields: F;
  /** Whether unknown fields are dropped or reject the body. */
  otherFields?: 'dropped' | 'refused';
  rateLimit: RateLimit;
  maxBytes: number;
  isForAnybody?: boolean;
  isExpensive?: boolean;
  isOfPages?: boolean;
  /** Whether the endpoint exists now; called before the fields are validated. False: 404. */
  isThere?: (context: EndpointContext) => boolean | Promise<boolean>;
  /**
   * Validation across fields, such as two passwords that differ. Runs even if single fields are invalid, so that a visitor sees all errors at once.
   */
  judge?: (values: Readonly<Partial<Record<Name<F>, unknown>>>, context: EndpointContext) => Promise<Faults<Name<F>>>;
  /** For forms that people fill in. Without it only scripts send, and an invalid field is a program error. */
  form?: {
    /** Fields whose values are never sent back. */
    secrets?: readonly Name<F>[];
    render(state: FormState<Name<F>>, context: EndpointContext): FormPage | Promise<FormPage>;
  };
  /** @throws only errors the sender cannot fix: they become a 500 */
  handle(values: v.InferOutput<v.ObjectSchema<F, undefined>>, context: EndpointContext): Promise<Outcome<Name<F>>>;
}

/**
 * Defines an endpoint that accepts visitors' input, as JSON or as form fields alike.
 * @throws Error when a form cannot send a field of this type
 */
export function defineFormEndpoint<const F extends Fields>(options: FormEndpointOptions<F>): FormEndpoint {
  const { fields, form, handle, isThere, judge, otherFields = 'refused' } = options;
  for (const [name, schema] of Object.entries(fields)) checkFieldSchema(name, schema);
  const schema = v.object(fields);
  return {
    path: options.path,
    rateLimit: options.rateLimit,
    maxBytes: options.maxBytes,
    isForAnybody: options.isForAnybody ?? false,
    isExpensive: options.isExpensive ?? false,
    isOfPages: options.isOfPages ?? false,
    ...(isThere && { isThere }),
    ...(form && { renderForm: form.render as NonNullable<FormEndpoint['renderForm']> }),
    async take(body, context) {
      if (isThere && !(await isThere(context))) return { kind: 'missing' };
      let read: ReadBody;
      try {
        read = readBody(body, fields, otherFields === 'dropped');
      } catch (error) {
        if (error instanceof UnreadableBody) return { kind: 'unreadable', reason: error.message };
        throw error;
      }
      const { repeated, values } = read;
      const parsed = v.safeParse(schema, values, { lang: context.locale, message: describeIssue(context.t) });
      const faults: Record<string, string> = {};
      for (const name of repeated) faults[name] = context.t('form.repeated');
      for (const { message, path } of parsed.issues ?? []) faults[String(path?.[0].key)] ??= message;
      const judged = await judge?.(values as Parameters<typeof judge>[0], context);
      const all = { ...judged, ...faults };
      const refuse = (found: Faults) =>
        ({ kind: 'refused', faults: found, typed: readTyped(values, form?.secrets ?? []) }) as const;
      if (!parsed.success || Object.keys(all).length > 0) return refuse(all);
      const outcome = await handle(parsed.output, context);
      if (outcome.kind === 'too-often' || outcome.kind === 'no-room')
        return { ...outcome, typed: readTyped(values, form?.secrets ?? []) };
      return outcome.kind === 'refused' ? refuse(outcome.faults) : outcome;
    },
  };
}

function readTyped(values: Readonly<Record<string, unknown>>, secrets: readonly string[]): Typed {
  const shown = Object.entries(values).filter(([name]) => !secrets.includes(name));
  return Object.fromEntries(
    shown.map(([name, value]) => [name, Array.isArray(value) ? value.map(toText) : toText(value)]),
  );
}

/** The text of a form value; other types cannot have been typed. */
function toText(value: unknown): string {
  return ['boolean', 'number', 'string'].includes(typeof value) ? String(value) : '';
}
