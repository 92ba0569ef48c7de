import * as v from 'valibot';
import { DEFAULT_LOCALE } from '../shared/locales.ts';
import { describeIssue } from './describeIssue.ts';
import type { Faults, FormPage, FormState, Outcome, Post, PostContext, RateLimit, Typed } from './post.ts';
import { type ReadBody, readBody, UnreadableBody } from './readBody.ts';
import { checkFieldSchema, type FieldSchema } from './readFormField.ts';

type Fields = Record<string, FieldSchema>;
type Name<F extends Fields> = Extract<keyof F, string>;

export interface PostOptions<F extends Fields> {
  path: string;
  /**
   * One schema for each field, from which its type follows. A field is text, a number, yes or no, a choice, or a list of such.
   * What a schema says of a fault by itself goes before the catalogue's words.
   */
  fields: F;
  /** What a body holds beside its fields refuses it, or is left out. */
  otherFields?: 'dropped' | 'refused';
  rateLimit: RateLimit;
  maxBytes: number;
  isForAnybody?: boolean;
  isDear?: boolean;
  isOfPages?: boolean;
  /** Whether there is anything at this address now; asked before the fields are looked at. */
  isThere?: (context: PostContext) => boolean | Promise<boolean>;
  /**
   * Faults that no field shows by itself, such as two passwords that differ. Asked whatever the fields hold, so that a visitor hears
   * of everything at once.
   */
  judge?: (values: Readonly<Partial<Record<Name<F>, unknown>>>) => Promise<Faults<Name<F>>>;
  /** For what people fill in. Without it only script sends, and a wrong field is the fault of a program. */
  form?: {
    /** Fields that are never given back. */
    secrets?: readonly Name<F>[];
    render(state: FormState<Name<F>>, context: PostContext): FormPage | Promise<FormPage>;
  };
  /** @throws only what nobody who sends can do anything about: it becomes a 500 */
  handle(values: v.InferOutput<v.ObjectSchema<F, undefined>>, context: PostContext): Promise<Outcome<Name<F>>>;
}

/**
 * Declares an address that takes what visitors send, as JSON or as the fields of a form alike.
 * @throws Error when a field is of a kind that a form cannot send
 */
export function definePost<const F extends Fields>(options: PostOptions<F>): Post {
  const { fields, form, handle, isThere, judge, otherFields = 'refused' } = options;
  for (const [name, schema] of Object.entries(fields)) checkFieldSchema(name, schema);
  const schema = v.object(fields);
  return {
    path: options.path,
    rateLimit: options.rateLimit,
    maxBytes: options.maxBytes,
    isForAnybody: options.isForAnybody ?? false,
    isDear: options.isDear ?? false,
    isOfPages: options.isOfPages ?? false,
    ...(isThere && { isThere }),
    ...(form && { renderForm: form.render as NonNullable<Post['renderForm']> }),
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
      const parsed = v.safeParse(schema, values, { lang: DEFAULT_LOCALE, message: describeIssue(context.t) });
      const faults: Record<string, string> = {};
      for (const name of repeated) faults[name] = context.t('form.repeated');
      for (const { message, path } of parsed.issues ?? []) faults[String(path?.[0].key)] ??= message;
      const judged = await judge?.(values as Parameters<typeof judge>[0]);
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

/** What a form can hold; nothing else can have been typed. */
function toText(value: unknown): string {
  return ['boolean', 'number', 'string'].includes(typeof value) ? String(value) : '';
}
