import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { Countdown } from './Countdown.tsx';
import css from './countdown.css?inline';
import { dueInstant, endsWith, evergreenLength, redirectOf } from './readCountdown.ts';

export const widget = defineWidget({
  name: 'countdown',
  css,
  words: ({ title }) => title ?? '',
  findGap: (block) => {
    if (block.kind === 'evergreen' && !evergreenLength(block))
      return msg('Say how many hours and minutes each visitor has.');
    if (block.kind !== 'evergreen' && dueInstant(block) === undefined)
      return msg('Say until when this countdown runs.');
    if (endsWith(block, 'message') && !block.message?.trim())
      return msg('Write the message that is shown when the time is up.');
    if (endsWith(block, 'redirect') && !redirectOf(block))
      return msg(
        'Write the address to go to when the time is up: a path such as /journeys/, or one that begins with https://.',
      );
    return undefined;
  },
  Component: Countdown,
});
