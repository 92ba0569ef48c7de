import type { ComponentProps } from 'react';
import { StepLink } from '../../../../cms/studio/StepLink.tsx';
import { type BoardQuery, boardHref } from '../../rules/boardQuery.ts';

interface BoardStepProps extends ComponentProps<'a'> {
  to: BoardQuery;
  go: (query: BoardQuery) => void;
}

/** Link to another view of the board. */
export function BoardStep({ go, to, ...rest }: BoardStepProps) {
  return <StepLink {...rest} href={boardHref(to)} onStep={() => go(to)} />;
}
