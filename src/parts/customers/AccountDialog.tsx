import type { RenderContext } from '../../render/context.ts';
import { Link } from '../../render/links/Link.tsx';
import { panelAttributes } from '../../shared/panels/panelLook.ts';
import { ACCOUNT_PATHS, SETTINGS_ID } from './rules/accountPaths.ts';
import { SignInForms } from './SignInForms.tsx';

const TITLE_ID = 'account-box-title';

/**
 * Account panel as a dialog. Its HTML is the same for all visitors: the browser shows the sign-in forms or the account's links by a cookie that only
 * this dialog trusts.
 */
export function AccountDialog({ context, path }: { context: RenderContext; path: string }) {
  const { t } = context;
  return (
    <dialog {...panelAttributes({})} aria-labelledby={TITLE_ID} className="r-panel r-account" data-panel="account">
      <div className="r-panel__head">
        <h2 className="r-panel__title" id={TITLE_ID}>
          {t('account.title')}
        </h2>
        <button className="r-panel__close" type="button">
          {t('account.close')}
        </button>
      </div>
      <div className="r-panel__body">
        <div data-account="guest">
          <SignInForms context={context} />
        </div>
        <div className="r-account-box__links" data-account="customer" hidden>
          <Link className="r-account__button" href={path}>
            {t('account.coming')}
          </Link>
          <Link className="r-account__button r-account__button--quiet" href={`${path}#${SETTINGS_ID}`}>
            {t('account.settings')}
          </Link>
          <form action={ACCOUNT_PATHS.signOut} method="post">
            <button className="r-account__button r-account__button--quiet" type="submit">
              {t('account.signOut')}
            </button>
          </form>
        </div>
      </div>
    </dialog>
  );
}
