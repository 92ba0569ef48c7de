import { MIN_PASSWORD_LENGTH } from '../../cms/accounts/findPasswordFault.ts';
import { AccountField } from '../../parts/customers/AccountField.tsx';
import { Current } from './Current.tsx';
import { Folded, type SettingsProps } from './Folded.tsx';

/** A password to sign in with, set or changed. */
export function PasswordSettings({ context, customer }: SettingsProps) {
  const { t } = context;
  const title = t(customer.hasPassword ? 'account.passwordSame' : 'account.passwordSet');
  return (
    <Folded context={context} form="password" title={title}>
      {({ fault }) => (
        <>
          <Current context={context} customer={customer} fault={fault('current')} />
          <AccountField
            autoComplete="new-password"
            fault={fault('password')}
            hint={t('form.tooShort', { min: MIN_PASSWORD_LENGTH })}
            id={context.uniqueId('account-new-password')}
            label={t('account.newPassword')}
            name="password"
            required
            type="password"
          />
          <AccountField
            autoComplete="new-password"
            fault={fault('again')}
            id={context.uniqueId('account-again')}
            label={t('account.again')}
            name="again"
            required
            type="password"
          />
          <button className="r-account__button" type="submit">
            {title}
          </button>
        </>
      )}
    </Folded>
  );
}
