import { CircleUser } from 'lucide-react';
import type { AccountLinkBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/defineWidget.ts';
import { writeAction } from '../../shared/actions/writeAction.ts';
import { SiteLink } from '../search-link/SiteLink.tsx';

/** A link that opens the account in its panel, and without script on its page. */
export function AccountLink(props: WidgetProps<AccountLinkBlock>) {
  const href = `/account/${writeAction({ action: 'off_canvas:open', settings: { id: 'account' } })}`;
  return <SiteLink {...props} href={href} icon={CircleUser} opens words={props.context.t('account.title')} />;
}
