import type { RenderContext } from '../../render/context.ts';
import { chatOf } from './chatView.ts';
import { FloatingChat } from './FloatingChat.tsx';

/** The floating chat. */
export function PageChat({ context }: { context: RenderContext }) {
  const chat = chatOf(context);
  return chat && <FloatingChat chat={chat} context={context} />;
}
