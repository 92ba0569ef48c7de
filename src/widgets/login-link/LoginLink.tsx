import { LogIn } from 'lucide-react';
import type { LoginLinkBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/defineWidget.ts';
import { SiteLink } from '../search-link/SiteLink.tsx';

/** Pages are the same for all, so it says “log in” to everybody; who is logged in already is led on from there. */
export function LoginLink(props: WidgetProps<LoginLinkBlock>) {
  const href = props.block.to === 'studio' ? '/admin/' : '/account/';
  return <SiteLink {...props} href={href} icon={LogIn} rel="nofollow" words={props.context.t('account.logIn')} />;
}
