import { AccountField } from '../../parts/customers/AccountField.tsx';
import type { SettingsProps } from './Folded.tsx';

/** The password until now, where it is asked for. */
export function Current({ context, customer, fault }: SettingsProps & { fault: string | undefined }) {
  const { t } = context;
  if (customer.isFresh) return <p className="r-account__text">{t('account.currentHint')}</p>;
  if (!customer.hasPassword)
    return <p className={fault ? 'r-account__fault' : 'r-account__text'}>{t('account.currentNeeded')}</p>;
  return (
    <AccountField
      autoComplete="current-password"
      fault={fault}
      hint={t('account.currentNeeded')}
      id={context.uniqueId('account-current')}
      label={t('account.current')}
      name="current"
      type="password"
    />
  );
}
