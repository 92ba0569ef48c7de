import { AccountField } from '../../parts/customers/AccountField.tsx';
import { SETTINGS_ID } from '../../parts/customers/rules/accountPaths.ts';
import { Current } from './Current.tsx';
import { Folded, type SettingsProps } from './Folded.tsx';
import { PasswordSettings } from './PasswordSettings.tsx';
import { Sessions } from './Sessions.tsx';

/** What somebody changes of the account themselves, a form each. */
export function AccountSettings(props: SettingsProps) {
  return (
    <section className="r-my-account__part" id={SETTINGS_ID}>
      <h3 className="r-my-account__section">{props.context.t('account.settings')}</h3>
      <Details {...props} />
      <PasswordSettings {...props} />
      <Email {...props} />
      <Erase {...props} />
      <Sessions {...props} />
    </section>
  );
}

function Details({ context, customer }: SettingsProps) {
  const { t } = context;
  return (
    <Folded context={context} form="details" title={t('account.details')}>
      {({ fault, isShown, typed }) => (
        <>
          <AccountField
            autoComplete="name"
            fault={fault('name')}
            id={context.uniqueId('account-name')}
            label={t('account.name')}
            name="name"
            value={isShown ? typed('name') : customer.name}
          />
          <AccountField
            autoComplete="tel"
            fault={fault('phone')}
            id={context.uniqueId('account-phone')}
            label={t('account.phone')}
            name="phone"
            type="tel"
            value={isShown ? typed('phone') : customer.phone}
          />
          <button className="r-account__button" type="submit">
            {t('account.save')}
          </button>
        </>
      )}
    </Folded>
  );
}

function Email({ context, customer }: SettingsProps) {
  const { t } = context;
  return (
    <Folded context={context} form="email" title={t('account.changeEmail')}>
      {({ fault, typed }) => (
        <>
          <p className="r-account__text">{t('account.changeEmailText')}</p>
          <AccountField
            autoComplete="email"
            fault={fault('email')}
            id={context.uniqueId('account-new-email')}
            label={t('account.newEmail')}
            name="email"
            required
            type="email"
            value={typed('email')}
          />
          <Current context={context} customer={customer} fault={fault('current')} />
          <button className="r-account__button" type="submit">
            {t('account.changeEmail')}
          </button>
        </>
      )}
    </Folded>
  );
}

function Erase({ context }: SettingsProps) {
  const { t } = context;
  return (
    <Folded context={context} form="erase" title={t('account.erase')}>
      {({ fault, typed }) => (
        <>
          <p className="r-account__text">{t('account.eraseText')}</p>
          <AccountField
            autoComplete="off"
            fault={fault('email')}
            id={context.uniqueId('account-erase')}
            label={t('account.eraseAgain')}
            name="email"
            required
            type="email"
            value={typed('email')}
          />
          <button className="r-account__button" type="submit">
            {t('account.erase')}
          </button>
        </>
      )}
    </Folded>
  );
}
