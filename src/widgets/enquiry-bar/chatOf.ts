import type { EnquiryBarBlock } from '../../cms/payload-types.ts';
import type { ChatAccountView } from '../../parts/chat/chatAccountView.ts';
import { chatData } from '../../parts/chat/chatData.ts';
import { consentText, findChatAccount } from '../../parts/chat/chatView.ts';
import type { PageView } from '../../render/types.ts';

/** Chat account of the bar; none where consent is needed first, since the bar has no room to ask. */
export function chatOf({ account }: Pick<EnquiryBarBlock, 'account'>, view: PageView): ChatAccountView | undefined {
  return consentText(chatData.of(view).settings) === undefined ? findChatAccount(account, view) : undefined;
}
