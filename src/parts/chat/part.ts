import { clickDeletion } from '../../cms/clickDeletion.ts';
import type { Part } from '../../render/part.ts';
import { type ChatContent, chatData, translateChat } from './chatData.ts';
import { chatOf } from './chatView.ts';
import { chatClicks } from './formEndpoints.ts';
import { PageChat } from './PageChat.tsx';

export const part: Part = {
  name: chatData.name,
  load: chatData.load,
  translate: (data, content) => translateChat(data as ChatContent, content),
  requires: ['dock'],
  isOn: (context) => chatOf(context) !== undefined,
  regions: { dock: PageChat },
  corner: chatOf,
  formEndpoints: [chatClicks],
  scheduledJobs: [clickDeletion('chat-clicks')],
};
