import type { ReactNode } from 'react';
import { type AnsweredForm, answeredForm } from '../../parts/customers/answeredForm.ts';
import type { CustomerVisitor } from '../../parts/customers/customersVisitor.ts';
import { ACCOUNT_PATHS, type AccountForm } from '../../parts/customers/rules/accountPaths.ts';
import { Said } from '../../parts/customers/SignInForms.tsx';
import type { RenderContext } from '../../render/context.ts';

export interface SettingsProps {
  context: RenderContext;
  customer: CustomerVisitor;
}

interface FoldedProps {
  context: RenderContext;
  form: AccountForm;
  title: string;
  children: (form: AnsweredForm) => ReactNode;
}

/** A form that is folded until it is wanted, or was refused. */
export function Folded({ children, context, form, title }: FoldedProps) {
  const answered = answeredForm(context, form);
  return (
    <details className="r-account__more" open={answered.isShown}>
      <summary>{title}</summary>
      <form action={ACCOUNT_PATHS[form]} className="r-account__form" method="post">
        <Said words={answered.message} />
        {children(answered)}
      </form>
    </details>
  );
}
