import type { RenderContext } from '../../render/context.ts';
import { ACCOUNT, type AccountForm, formNumber } from './rules/accountPaths.ts';

/** A form as it was sent and refused; of every other form, nothing. */
export interface AnsweredForm {
  typed(name: string): string | undefined;
  fault(name: string): string | undefined;
  /** What is wrong with the whole of it. */
  message: string | undefined;
  isShown: boolean;
}

/** What a page knows of one form of the account. */
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
