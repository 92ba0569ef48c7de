import { findChatAccount } from '../../parts/chat/chatView.ts';
import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { ChatButton } from './ChatButton.tsx';
import css from './chat-button.css?inline';

export const widget = defineWidget({
  name: 'chat-button',
  css,
  findGap: ({ account }, _data, { view }) =>
    findChatAccount(account, view) ? undefined : msg('This chat button has no account. Choose one that has a number.'),
  Component: ChatButton,
});
