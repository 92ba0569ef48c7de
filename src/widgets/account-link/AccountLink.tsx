import { CircleUser } from 'lucide-react';
import type { AccountLinkBlock } from '../../cms/payload-types.ts';
import { accountHref } from '../../parts/customers/accountHref.ts';
import type { WidgetProps } from '../../render/defineWidget.ts';
import { SiteLink } from '../search-link/SiteLink.tsx';

/** A link that opens the account in its panel, and without script on its page. */
export function AccountLink(props: WidgetProps<AccountLinkBlock>) {
  const { t, view } = props.context;
  const href = accountHref(view) ?? '/';
  return <SiteLink {...props} href={href} icon={CircleUser} opens rel="nofollow" words={t('account.title')} />;
}
