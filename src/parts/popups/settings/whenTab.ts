import type { Tab } from 'payload';
import { choice } from '../../../cms/fields/options.ts';
import { selectorField } from '../../../cms/fields/selector.ts';
import { TRIGGER_DEFAULTS } from '../rules/timing.ts';
import { count, switchedGroup } from './switchedGroup.ts';

const { adblock_detection, click, inactivity, page_load, scrolling } = TRIGGER_DEFAULTS;

/** Triggers; names are the spec's. */
export const whenTab: Tab = {
  label: 'When',
  description:
    'Choose one or more. The first of them to happen opens the popup, and the others no longer count. Links and buttons can open it without any.',
  fields: [
    {
      name: 'triggers',
      type: 'group',
      label: false,
      admin: { hideGutter: true },
      fields: [
        switchedGroup('page_load', 'Some time after the page has loaded', [
          count('delay', 'After, in seconds', page_load.delay, 0, 3600),
        ]),
        switchedGroup(
          'scrolling',
          'While the visitor scrolls',
          [
            choice(
              'direction',
              { down: 'Down, to a part of the page', up: 'Up, as soon as it happens' },
              { label: 'Direction', defaultValue: scrolling.direction, admin: { width: '50%' } },
            ),
            {
              ...count('offset', 'Down to, in per cent of the page', scrolling.offset, 1, 100),
              admin: { width: '50%', condition: (_, siblings) => siblings?.direction !== 'up' },
            } as ReturnType<typeof count>,
          ],
          'A page that is shorter than the window never scrolls.',
        ),
        switchedGroup('scrolling_to', 'When something comes into view', [
          selectorField('selector', {
            label: 'Which block',
            isNeeded: true,
            admin: {
              description:
                '# and the name that you gave the block under “Advanced”, such as #dates. Any CSS selector will do.',
            },
          }),
        ]),
        switchedGroup('click', 'After clicks anywhere on the page', [count('times', 'Clicks', click.times, 1, 100)]),
        switchedGroup('inactivity', 'After a while in which the visitor does nothing', [
          count('time', 'For, in seconds', inactivity.time, 1, 3600),
        ]),
        switchedGroup(
          'exit_intent',
          'When the visitor is about to leave',
          [],
          'The pointer leaves at the top of the window. On touch screens, which have no pointer, the visitor comes back to the tab. Neither counts in the first 2 seconds of a page.',
        ),
        switchedGroup('adblock_detection', 'When the browser blocks advertisements', [
          count('delay', 'After, in seconds', adblock_detection.delay, 0, 3600),
        ]),
      ],
    },
    selectorField('open_selector', {
      label: 'When the visitor clicks on',
      admin: {
        description:
          'A CSS selector such as .packing-guide: whatever has that class opens it, on the pages under “Where”, each time and after “Do not show again” too, as links do. Links do not need this; choose “An action” for them.',
      },
    }),
  ],
};
