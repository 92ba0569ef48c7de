import type { FormState } from 'payload';

/** What a form was last answered, and to which question. */
export interface LastAnswers {
  /** The answer to the same question, unless the server also has to take note of something. */
  find(args: object): unknown;
  keep(args: object, answer: unknown): void;
}

/**
 * Remembers the last answer for each form: while only the layout changes a form asks the same thing again and again. Every ten seconds
 * Payload wants to note that the document is still being edited; that question always goes to the server.
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

/** Everything that is asked; what React draws for a field is no part of it, and when the document was edited none either. */
function questionOf(args: object): string {
  const { updateLastEdited: _, signal: __, ...rest } = args as FormArgs & Record<string, unknown>;
  return JSON.stringify(rest, (key, value) => (key === 'customComponents' ? undefined : value));
}
