import type { RenderContext } from '../../render/context.ts';
import { AccountField } from './AccountField.tsx';
import { answeredForm } from './answeredForm.ts';
import { nextOn } from './customersVisitor.ts';
import { ACCOUNT_PATHS } from './rules/accountPaths.ts';

interface SignInFormsProps {
  context: RenderContext;
}

/** The ways to sign in: by a mailed link, which is also how an account begins, and by password. They work without script. */
export function SignInForms({ context }: SignInFormsProps) {
  return (
    <div className="r-account__ways">
      <LinkForm context={context} />
      <PasswordForm context={context} />
    </div>
  );
}

function LinkForm({ context }: SignInFormsProps) {
  const { t } = context;
  const { fault, message, typed } = answeredForm(context, 'link');
  return (
    <form action={ACCOUNT_PATHS.link} className="r-account__form" method="post">
      <p className="r-account__text">{t('account.askText')}</p>
      <Said words={message} />
      <AccountField
        autoComplete="email"
        fault={fault('email')}
        id={context.uniqueId('account-email')}
        label={t('account.email')}
        name="email"
        required
        type="email"
        value={typed('email')}
      />
      <input name="next" type="hidden" value={typed('next') ?? nextOn(context.view) ?? ''} />
      <button className="r-account__button" type="submit">
        {t('account.ask')}
      </button>
    </form>
  );
}

function PasswordForm({ context }: SignInFormsProps) {
  const { t } = context;
  const { fault, isShown, message, typed } = answeredForm(context, 'signIn');
  return (
    <details className="r-account__more" open={isShown}>
      <summary>{t('account.orPassword')}</summary>
      <form action={ACCOUNT_PATHS.signIn} className="r-account__form" method="post">
        <Said words={message} />
        <AccountField
          autoComplete="username"
          fault={fault('email')}
          id={context.uniqueId('account-user')}
          label={t('account.email')}
          name="email"
          required
          type="email"
          value={typed('email')}
        />
        <AccountField
          autoComplete="current-password"
          fault={fault('password')}
          id={context.uniqueId('account-password')}
          label={t('account.password')}
          name="password"
          required
          type="password"
        />
        <input name="next" type="hidden" value={typed('next') ?? nextOn(context.view) ?? ''} />
        <button className="r-account__button" type="submit">
          {t('account.enter')}
        </button>
      </form>
    </details>
  );
}

/** What is wrong with the whole of a form. */
export function Said({ words }: { words: string | undefined }) {
  return words ? (
    <p className="r-account__fault" role="alert">
      {words}
    </p>
  ) : null;
}
