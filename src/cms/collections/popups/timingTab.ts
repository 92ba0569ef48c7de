import type { Field, Tab } from 'payload';
import { ROLES } from '../../access/roles.ts';
import { choice } from '../../fields/options.ts';
import { count, switchedGroup } from './switchedGroup.ts';

const SOURCES = { internal: 'This site', search: 'A search engine', external: 'Anywhere else' };
const DEVICES = { desktop: 'Computer', tablet: 'Tablet', mobile: 'Phone' };
const BROWSERS = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  opera: 'Opera',
  other: 'Any other',
};
const PERIODS = {
  ever: 'Altogether',
  session: 'In one visit',
  day: 'In a day',
  week: 'In a week',
  month: 'In a month',
};

/** For whom a popup opens; names are the spec's (section 3, timing rules). */
export const timingTab: Tab = {
  label: 'For whom',
  description: 'Every rule that is on must agree.',
  fields: [
    {
      name: 'timing',
      type: 'group',
      label: false,
      fields: [
        switchedGroup('page_views', 'After a number of pages', [count('views', 'Pages seen', 3)]),
        switchedGroup('sessions', 'After a number of visits', [count('sessions', 'Visits', 2)]),
        switchedGroup('url', 'By the page that the visitor came from', [
          choice(
            'action',
            {
              show: 'Its address contains',
              hide: 'Its address does not contain',
              regex: 'Its address matches the pattern',
            },
            { label: 'When', defaultValue: 'show' },
          ),
          { name: 'url', type: 'text', label: 'Text or pattern' },
        ]),
        switchedGroup('sources', 'By where the visitor came from', [
          several('sources', SOURCES, 'From', ['internal', 'search', 'external']),
        ]),
        switchedGroup('logged_in', 'Not for people who are signed in', [
          choice('users', { all: 'All of them', custom: 'Those with a role' }, { label: 'Who', defaultValue: 'all' }),
          several('roles', Object.fromEntries(ROLES.map((role) => [role, role])), 'Roles', []),
        ]),
        switchedGroup('devices', 'On devices', [
          several('devices', DEVICES, 'Devices', ['desktop', 'tablet', 'mobile']),
        ]),
        switchedGroup('times', 'Not more often than', [
          count('times_times', 'Times', 3),
          choice('times_period', PERIODS, { label: 'Within', defaultValue: 'ever' }),
          {
            name: 'times_count',
            type: 'checkbox',
            label: 'Count when it opens, not when it closes',
            defaultValue: false,
          },
        ]),
        switchedGroup('browsers', 'In browsers', [
          choice('browsers', { all: 'All', custom: 'Chosen ones' }, { label: 'Which', defaultValue: 'all' }),
          several('browsers_options', BROWSERS, 'Browsers', []),
        ]),
        switchedGroup('schedule', 'Between two dates', [
          choice(
            'schedule_timezone',
            { site: 'The clock of this site', visitor: 'The visitor’s clock' },
            { label: 'By', defaultValue: 'site' },
          ),
          wallClock('schedule_start_date', 'From'),
          wallClock('schedule_end_date', 'Until and with'),
        ]),
      ],
    },
  ],
};

function several(name: string, options: Record<string, string>, label: string, defaultValue: string[]): Field {
  return { ...choice(name, options, { label }), hasMany: true, defaultValue } as Field;
}

function wallClock(name: string, label: string): Field {
  return {
    name,
    type: 'text',
    label,
    admin: { placeholder: '2027-03-01 09:00' },
    validate: (value: unknown) =>
      !value || /^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(String(value)) || 'Write the date and the time as 2027-03-01 09:00.',
  };
}
