import type { Part } from '../../render/part.ts';
import { chatData } from './chatData.ts';
import { chatView } from './chatView.ts';
import { forgetChatClicks } from './forgetChatClicks.ts';
import { PageChat } from './PageChat.tsx';
import { chatClicks } from './posts.ts';

export const part: Part = {
  name: chatData.name,
  load: chatData.load,
  requires: ['dock'],
  isOn: ({ view }) => chatView(view) !== undefined,
  places: { dock: PageChat },
  posts: [chatClicks],
  rounds: [forgetChatClicks],
};
