import type { FormState, ServerFunctionClient } from 'payload';
import { PACKED_FORM_STATE } from '../../shared/packedQuestion.ts';
import { pack } from '../saving/pack.ts';

type Question = Parameters<ServerFunctionClient>[0];

/**
 * Compresses a form's request, which repeats the same properties for each of forty fields. Unchanged where the
 * browser cannot compress, and with a file, which JSON cannot hold.
 */
export async function packQuestion(question: Question): Promise<Question> {
  const { formState = {} } = question.args as { formState?: FormState };
  const hasFile = Object.values(formState).some(({ value }) => value instanceof Blob);
  if (hasFile || typeof CompressionStream === 'undefined') return question;
  return { name: PACKED_FORM_STATE, args: { packed: await pack(question.args) } };
}
