import type { RenderContext } from '../../render/context.ts';
import { AccountForm } from './AccountForm.tsx';
import { answeredForm } from './answeredForm.ts';
import { nextOn } from './customersVisitor.ts';

interface SignInFormsProps {
  context: RenderContext;
}

/** Sign-in forms: by mailed link, which also creates an account, and by password. They work without script. */
export function SignInForms({ context }: SignInFormsProps) {
  const { t } = context;
  return (
    <div className="r-account__ways">
      <AccountForm
        context={context}
        fields={[
          { label: t('account.email'), input: { name: 'email', type: 'email', autoComplete: 'email', required: true } },
        ]}
        form="link"
        submit={t('account.ask')}
        text={t('account.askText')}
      >
        <Next context={context} form="link" />
      </AccountForm>
      <details className="r-account__more" open={answeredForm(context, 'signIn').isShown}>
        <summary>{t('account.orPassword')}</summary>
        <AccountForm
          context={context}
          fields={[
            {
              label: t('account.email'),
              input: { name: 'email', type: 'email', autoComplete: 'username', required: true },
            },
            {
              label: t('account.password'),
              input: { name: 'password', type: 'password', autoComplete: 'current-password', required: true },
            },
          ]}
          form="signIn"
          submit={t('account.enter')}
        >
          <Next context={context} form="signIn" />
        </AccountForm>
      </details>
    </div>
  );
}

/** Path to return to after signing in. */
function Next({ context, form }: SignInFormsProps & { form: 'link' | 'signIn' }) {
  const typed = answeredForm(context, form).typed('next');
  return <input name="next" type="hidden" value={typed ?? nextOn(context.view) ?? ''} />;
}
