import { CircleUser } from 'lucide-react';
import type { AccountLinkBlock } from '../../cms/payload-types.ts';
import { accountHref } from '../../parts/customers/accountHref.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { SiteLink } from '../search-link/SiteLink.tsx';

/** Link that opens the account dialog, and without script the account page. */
export function AccountLink(props: WidgetProps<AccountLinkBlock>) {
  const { t, view } = props.context;
  const href = accountHref(view) ?? '/';
  return <SiteLink {...props} href={href} icon={CircleUser} opens rel="nofollow" words={t('account.title')} />;
}
