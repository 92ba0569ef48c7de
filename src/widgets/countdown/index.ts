import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { Countdown } from './Countdown.tsx';
import css from './countdown.css?inline';
import { dueInstant, endsWith, evergreenLength, redirectOf } from './readCountdown.ts';

export const widget = defineWidget({
  name: 'countdown',
  css,
  words: ({ title }) => title ?? '',
  findGap: (block) => {
    if (block.kind === 'evergreen' && !evergreenLength(block))
      return 'Say how many hours and minutes each visitor has.';
    if (block.kind !== 'evergreen' && dueInstant(block) === undefined) return 'Say until when this countdown runs.';
    if (endsWith(block, 'message') && !block.message?.trim())
      return 'Write the message that is shown when the time is up.';
    if (endsWith(block, 'redirect') && !redirectOf(block))
      return 'Write the address to go to when the time is up: a path such as /journeys/, or one that begins with https://.';
    return undefined;
  },
  Component: Countdown,
});
