import type { ReactNode } from 'react';
import type { AccountFormField } from '../../parts/customers/AccountForm.tsx';
import { answeredForm } from '../../parts/customers/answeredForm.ts';
import type { AccountForm as FormName } from '../../parts/customers/rules/accountPaths.ts';
import type { SettingsProps } from './Folded.tsx';

/** Field of the current password, where it is required; otherwise the reason why not. */
export function currentPassword(
  { context, customer }: SettingsProps,
  form: FormName,
): { fields: AccountFormField[]; note: ReactNode } {
  const { t } = context;
  if (customer.isFresh) return { fields: [], note: <p className="r-account__text">{t('account.currentHint')}</p> };
  if (!customer.hasPassword) {
    const isRefused = Boolean(answeredForm(context, form).fault('current'));
    const look = isRefused ? 'r-field__fault' : 'r-account__text';
    return {
      fields: [],
      note: (
        <p className={look} role={isRefused ? 'alert' : undefined}>
          {t('account.currentNeeded')}
        </p>
      ),
    };
  }
  const input = { name: 'current', type: 'password', autoComplete: 'current-password' } as const;
  return { fields: [{ label: t('account.current'), help: t('account.currentNeeded'), input }], note: null };
}
