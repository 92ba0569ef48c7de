import type { FormState } from 'payload';

/** Cache of the last form-state response by form. */
export interface LastAnswers {
  /** The cached response to the same request, unless the server also has to record something. */
  find(args: object): unknown;
  keep(args: object, answer: unknown): void;
}

/**
 * Caches the last response for each form: while only the layout changes, a form repeats the same request. Every ten
 * seconds Payload renews the document lock by such a request; that one always goes to the server.
 */
export function createLastAnswers(): LastAnswers {
  const kept = new Map<string, { question: string; answer: unknown }>();
  return {
    find(args) {
      const { updateLastEdited } = args as { updateLastEdited?: unknown };
      const last = kept.get(formOf(args));
      return !updateLastEdited && last?.question === questionOf(args) ? last.answer : undefined;
    },
    keep(args, answer) {
      kept.set(formOf(args), { question: questionOf(args), answer });
    },
  };
}

interface FormArgs {
  collectionSlug?: string;
  formState?: FormState;
  globalSlug?: string;
  id?: number | string;
  schemaPath?: string;
}

function formOf(args: object): string {
  const { collectionSlug, globalSlug, id, schemaPath } = args as FormArgs;
  return JSON.stringify([collectionSlug, globalSlug, id, schemaPath]);
}

/** Cache key of a request; excludes rendered components of fields and the time of editing. */
function questionOf(args: object): string {
  const { updateLastEdited: _, signal: __, ...rest } = args as FormArgs & Record<string, unknown>;
  return JSON.stringify(rest, (key, value) => (key === 'customComponents' ? undefined : value));
}
