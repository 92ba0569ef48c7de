import type { RenderContext } from '../../render/context.ts';
import { FaultSummary } from '../../render/formFields/FaultSummary.tsx';
import type { AnsweredView } from '../../render/types.ts';
import type { FormScope } from './formScope.ts';

interface Props {
  answered: AnsweredView | undefined;
  context: RenderContext;
  scope: FormScope;
}

/** Error summary of a form. Empty without errors; the island fills it in the same way. */
export function Summary({ answered, context, scope: { faults, model, prefix } }: Props) {
  const found = model.fields
    .filter(({ name }) => Object.hasOwn(faults, name))
    .map(({ label, name }) => ({ id: `${prefix}-${name}`, label, words: faults[name] ?? '' }));
  const isShown = answered !== undefined && (found.length > 0 || answered.message !== undefined);
  return <FaultSummary context={context} faults={found} isHidden={!isShown} message={answered?.message} />;
}
