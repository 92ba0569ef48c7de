import type { Tab } from 'payload';
import { choice } from '../../fields/options.ts';
import { count, switchedGroup } from './switchedGroup.ts';

/** What sets a popup off; names are the spec's (section 3, triggers). */
export const whenTab: Tab = {
  label: 'When',
  description: 'The first of these opens it, and the others no longer count.',
  fields: [
    {
      name: 'triggers',
      type: 'group',
      label: false,
      fields: [
        switchedGroup('page_load', 'After the page has loaded', [count('delay', 'After, in seconds', 0, 0, 3600)]),
        switchedGroup('scrolling', 'While scrolling', [
          choice('direction', { down: 'Down', up: 'Up' }, { label: 'Direction', defaultValue: 'down' }),
          count('offset', 'Per cent of the page', 50, 1, 100),
        ]),
        switchedGroup('scrolling_to', 'When something comes into view', [
          { name: 'selector', type: 'text', label: 'CSS selector' },
        ]),
        switchedGroup('click', 'After clicks anywhere on the page', [count('times', 'Clicks', 1, 1, 100)]),
        switchedGroup('inactivity', 'After a while without any action', [count('time', 'Seconds', 30, 1, 3600)]),
        switchedGroup('exit_intent', 'When the visitor is about to leave'),
        switchedGroup('adblock_detection', 'When advertisements are blocked', [
          count('delay', 'After, in seconds', 0, 0, 3600),
        ]),
      ],
    },
  ],
};
