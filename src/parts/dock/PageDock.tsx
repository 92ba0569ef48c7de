import type { RenderContext } from '../../render/context.ts';
import { Region } from '../../render/Region.tsx';
import { type ChatView, chatOf } from '../chat/chatView.ts';
import { CornerDock, DOCK_DISTANCE_PX } from './CornerDock.tsx';
import style from './cornerDock.css?inline';

/** Region for controls that float in a corner; the chat's settings choose the corner and its distance. */
export function PageDock({ context }: { context: RenderContext }) {
  const chat = chatOf(context);
  context.needs.use('corner-dock', { style });
  return (
    <CornerDock className={dockRule(chat, context)} side={chat?.side ?? context.view.site.dockSide ?? 'right'}>
      <Region context={context} name="dock" />
    </CornerDock>
  );
}

function dockRule(chat: ChatView | undefined, { styles }: RenderContext): string | undefined {
  if (!chat || (chat.sideDistance === DOCK_DISTANCE_PX && chat.bottomDistance === DOCK_DISTANCE_PX)) return undefined;
  return styles.rule(`--dock-side:${chat.sideDistance}px;--dock-bottom:${chat.bottomDistance}px`);
}
