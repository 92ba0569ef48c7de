import { createContext, useContext } from 'react';
import type { Timezone } from '../../../shared/time/timezone.ts';
import type { ReplyTemplate, StaffMember } from '../rules/inbox.ts';

/** Context of the inbox's components. */
export interface InboxFacts {
  /** Epoch ms. */
  now: number;
  /** For displaying times. */
  zone: Timezone;
  staff: readonly StaffMember[];
  user: StaffMember;
  isAdmin: boolean;
  templates: readonly ReplyTemplate[];
}

export const InboxContext = createContext<InboxFacts | undefined>(undefined);

/** @throws Error outside the inbox */
export function useInboxFacts(): InboxFacts {
  const facts = useContext(InboxContext);
  if (!facts) throw new Error('This is a part of the inbox. Render it inside <Inbox>.');
  return facts;
}
