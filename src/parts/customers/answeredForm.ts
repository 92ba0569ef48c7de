import type { RenderContext } from '../../render/context.ts';
import { ACCOUNT, type AccountForm, formNumber } from './rules/accountPaths.ts';

/** State of a refused form; empty for all other forms. */
export interface AnsweredForm {
  typed(name: string): string | undefined;
  fault(name: string): string | undefined;
  /** Error of the whole form. */
  message: string | undefined;
  isShown: boolean;
}

/** State of one account form on a page. */
export function answeredForm({ view }: Pick<RenderContext, 'view'>, form: AccountForm): AnsweredForm {
  const { answered } = view;
  const own = answered?.part === ACCOUNT && answered.id === formNumber(form) ? answered : undefined;
  const read = (values: Readonly<Record<string, unknown>> | undefined, name: string): string | undefined => {
    const value = values && Object.hasOwn(values, name) ? values[name] : undefined;
    return typeof value === 'string' ? value : undefined;
  };
  return {
    typed: (name) => read(own?.typed, name),
    fault: (name) => read(own?.faults, name),
    message: own?.message,
    isShown: own !== undefined,
  };
}
