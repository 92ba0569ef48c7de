import type { ComponentProps } from 'react';
import { StepLink } from '../../../cms/studio/StepLink.tsx';
import { hrefOf, type InboxRoute } from './useInbox.ts';

interface RouteLinkProps extends ComponentProps<'a'> {
  route: InboxRoute;
  go: (route: InboxRoute) => void;
}

/** Link to another view of the inbox, by client-side navigation; a new window or no script opens the same view. */
export function RouteLink({ go, route, ...rest }: RouteLinkProps) {
  return <StepLink {...rest} href={hrefOf(route)} onStep={() => go(route)} />;
}
