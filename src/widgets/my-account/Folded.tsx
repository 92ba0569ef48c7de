import type { ReactNode } from 'react';
import { AccountForm, type AccountFormField } from '../../parts/customers/AccountForm.tsx';
import { answeredForm } from '../../parts/customers/answeredForm.ts';
import type { CustomerVisitor } from '../../parts/customers/customersVisitor.ts';
import type { AccountForm as FormName } from '../../parts/customers/rules/accountPaths.ts';
import type { RenderContext } from '../../render/context.ts';

export interface SettingsProps {
  context: RenderContext;
  customer: CustomerVisitor;
}

interface FoldedProps {
  /** Below its fields. */
  children?: ReactNode;
  context: RenderContext;
  fields: readonly AccountFormField[];
  form: FormName;
  submit: string;
  text?: string;
  title: string;
}

/** A collapsed form, open after its input was rejected. */
export function Folded({ title, ...form }: FoldedProps) {
  return (
    <details className="r-account__more" open={answeredForm(form.context, form.form).isShown}>
      <summary>{title}</summary>
      <AccountForm {...form} />
    </details>
  );
}
