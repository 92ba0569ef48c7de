import { LogIn } from 'lucide-react';
import type { LoginLinkBlock } from '../../cms/payload-types.ts';
import { accountHref } from '../../parts/customers/accountHref.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { SiteLink } from '../search-link/SiteLink.tsx';

/** Cached pages are the same for all, so the label is always “log in”; the target redirects signed-in users. */
export function LoginLink(props: WidgetProps<LoginLinkBlock>) {
  const { t, view } = props.context;
  const isForStaff = props.block.to === 'studio';
  const href = isForStaff ? '/admin/' : (accountHref(view) ?? '/');
  return <SiteLink {...props} href={href} icon={LogIn} opens={!isForStaff} rel="nofollow" words={t('account.logIn')} />;
}
