import { SETTINGS_ID } from '../../parts/customers/rules/accountPaths.ts';
import { currentPassword } from './currentPassword.tsx';
import { Folded, type SettingsProps } from './Folded.tsx';
import { PasswordSettings } from './PasswordSettings.tsx';
import { Sessions } from './Sessions.tsx';

/** Account settings, each in its own form. */
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
    <Folded
      context={context}
      fields={[
        { label: t('account.name'), value: customer.name, input: { name: 'name', autoComplete: 'name' } },
        {
          label: t('account.phone'),
          value: customer.phone,
          input: { name: 'phone', type: 'tel', autoComplete: 'tel' },
        },
      ]}
      form="details"
      submit={t('account.save')}
      title={t('account.details')}
    />
  );
}

function Email(props: SettingsProps) {
  const { context } = props;
  const { t } = context;
  const { fields, note } = currentPassword(props, 'email');
  const input = { name: 'email', type: 'email', autoComplete: 'email', required: true } as const;
  return (
    <Folded
      context={context}
      fields={[{ label: t('account.newEmail'), input }, ...fields]}
      form="email"
      submit={t('account.changeEmail')}
      text={t('account.changeEmailText')}
      title={t('account.changeEmail')}
    >
      {note}
    </Folded>
  );
}

function Erase({ context }: SettingsProps) {
  const { t } = context;
  const input = { name: 'email', type: 'email', autoComplete: 'off', required: true } as const;
  return (
    <Folded
      context={context}
      fields={[{ label: t('account.eraseAgain'), input }]}
      form="erase"
      submit={t('account.erase')}
      text={t('account.eraseText')}
      title={t('account.erase')}
    />
  );
}
