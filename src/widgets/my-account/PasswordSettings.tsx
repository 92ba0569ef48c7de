import { MIN_PASSWORD_LENGTH } from '../../cms/accounts/findPasswordFault.ts';
import { currentPassword } from './currentPassword.tsx';
import { Folded, type SettingsProps } from './Folded.tsx';

/** Sets or changes the password. */
export function PasswordSettings(props: SettingsProps) {
  const { context, customer } = props;
  const { t } = context;
  const title = t(customer.hasPassword ? 'account.passwordSame' : 'account.passwordSet');
  const { fields, note } = currentPassword(props, 'password');
  const input = { type: 'password', autoComplete: 'new-password', required: true } as const;
  return (
    <Folded
      context={context}
      fields={[
        ...fields,
        {
          label: t('account.newPassword'),
          help: t('form.tooShort', { min: MIN_PASSWORD_LENGTH }),
          input: { name: 'password', ...input },
        },
        { label: t('account.again'), input: { name: 'again', ...input } },
      ]}
      form="password"
      submit={title}
      title={title}
    >
      {note}
    </Folded>
  );
}
