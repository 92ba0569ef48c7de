import type { RenderContext } from '../../render/context.ts';
import { chatView } from './chatView.ts';
import { FloatingChat } from './FloatingChat.tsx';

/** The floating chat. */
export function PageChat({ context }: { context: RenderContext }) {
  const chat = chatView(context.view);
  return chat && <FloatingChat chat={chat} context={context} />;
}
