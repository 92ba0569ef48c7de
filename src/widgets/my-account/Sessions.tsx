import { ACCOUNT_PATHS } from '../../parts/customers/rules/accountPaths.ts';
import type { SettingsProps } from './Folded.tsx';

/** Number of sessions, and sign-out buttons. */
export function Sessions({ context, customer: { sessionCount } }: SettingsProps) {
  const { t } = context;
  return (
    <div className="r-my-account__sessions">
      <p>{t('account.sessions', { count: sessionCount })}</p>
      <form action={ACCOUNT_PATHS.signOut} method="post">
        <button className="r-account__button r-account__button--quiet" type="submit">
          {t('account.signOut')}
        </button>
        {sessionCount > 1 && (
          <button className="r-account__button r-account__button--quiet" name="everywhere" type="submit" value="true">
            {t('account.signOutAll')}
          </button>
        )}
      </form>
    </div>
  );
}
