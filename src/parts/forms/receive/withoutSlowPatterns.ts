import { checkPattern } from '../../../cms/fields/checkPattern.ts';
import type { FormModel } from '../../../forms/form.ts';
import { lazyBy } from '../../../shared/lazyBy.ts';

/** Patterns whose verdicts are kept. */
const MOST_PATTERNS = 200;

const faultOf = lazyBy((pattern: string) => checkPattern(pattern), MOST_PATTERNS);

/**
 * The form without patterns that a text could make run for long. They are refused when a form is published; what came into the database in
 * another way must not stop the site.
 */
export async function withoutSlowPatterns(model: FormModel): Promise<FormModel> {
  const fields = await Promise.all(
    model.fields.map(async (field) =>
      field.pattern && (await faultOf(field.pattern)) ? { ...field, pattern: undefined } : field,
    ),
  );
  return { ...model, fields };
}
