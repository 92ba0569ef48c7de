import type { Field, Tab } from 'payload';
import { choice } from '../../../cms/fields/options.ts';
import { checkReferrerPattern } from '../../../cms/fields/pattern/checkPattern.ts';
import { wallClockField } from '../../../cms/fields/wallClock.ts';
import { MAX_TIMES } from '../../../visitor/limits.ts';
import { NAMES_OF_ROLES } from '../rules/rolesOfVisitors.ts';
import { TIMING_DEFAULTS } from '../rules/timing.ts';
import { checkEndDate, checkSome, checkUrl } from './checkTiming.ts';
import { BROWSER_LABELS, DEVICE_LABELS, PERIOD_LABELS, SOURCE_LABELS } from './labels.ts';
import { count, switchedGroup } from './switchedGroup.ts';

const { devices, logged_in, page_views, sessions, sources, times } = TIMING_DEFAULTS;

/** Timing rules; names are the spec's. */
export const timingTab: Tab = {
  label: 'For whom',
  description: 'Without a rule it is for everybody. Every rule that is on must agree.',
  fields: [
    {
      name: 'timing',
      type: 'group',
      label: false,
      admin: { hideGutter: true },
      fields: [
        section('What the visitor has seen', [
          switchedGroup('page_views', 'From a number of pages on', [count('views', 'Pages seen', page_views.views)]),
          switchedGroup('sessions', 'From a number of visits on', [count('sessions', 'Visits', sessions.sessions)]),
          switchedGroup('times', 'Not more often than', [
            count('times_times', 'Times', times.times_times, 1, MAX_TIMES),
            choice('times_period', PERIOD_LABELS, { label: 'Within', defaultValue: 'ever', admin: { width: '25%' } }),
            {
              name: 'times_count',
              type: 'checkbox',
              label: 'Count when it opens, not when it closes',
              defaultValue: times.times_count,
              admin: { width: '50%' },
            },
          ]),
        ]),
        section('Where the visitor came from', [
          switchedGroup('sources', 'By the kind of site', [several('sources', SOURCE_LABELS, 'From', sources.sources)]),
          switchedGroup(
            'url',
            'By the address of the page before this one',
            [
              choice(
                'action',
                { show: 'Contains', hide: 'Does not contain', regex: 'Matches the pattern' },
                { label: 'It', defaultValue: 'show', admin: { width: '25%' } },
              ),
              {
                name: 'url',
                type: 'text',
                label: 'Text or pattern',
                validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
                  checkUrl(value, siblingData, checkReferrerPattern),
                admin: { width: '75%' },
              },
            ],
            'Other sites tell browsers only their name, so ask for more of an address only on pages of your own.',
          ),
        ]),
        section('Who it is, and on what', [
          switchedGroup(
            'logged_in',
            'Not for people who are signed in',
            [
              choice(
                'users',
                { all: 'All of them', custom: 'Those with a role' },
                { label: 'Who', defaultValue: logged_in.users, admin: { width: '25%' } },
              ),
              several('roles', NAMES_OF_ROLES, 'Roles', [], {
                when: 'users',
              }),
            ],
            'Such as you and your colleagues. Everybody else sees it.',
          ),
          switchedGroup('devices', 'On certain devices', [
            several('devices', DEVICE_LABELS, 'Devices', devices.devices),
          ]),
          switchedGroup('browsers', 'In certain browsers', [
            choice(
              'browsers',
              { all: 'All', custom: 'Chosen ones' },
              { label: 'Which', defaultValue: 'all', admin: { width: '25%' } },
            ),
            several('browsers_options', BROWSER_LABELS, 'Browsers', [], { when: 'browsers' }),
          ]),
        ]),
        section('In the calendar', [
          switchedGroup('schedule', 'Between two dates', [
            choice(
              'schedule_timezone',
              { site: 'The clock of this site', visitor: 'The visitor’s clock' },
              {
                label: 'By',
                defaultValue: 'site',
                admin: { width: '33%', description: 'The site’s time zone is under Site, Operator.' },
              },
            ),
            wallClockField('schedule_start_date', 'From'),
            wallClockField('schedule_end_date', 'To the end of', checkEndDate),
          ]),
        ]),
      ],
    },
  ],
};

function section(label: string, fields: Field[]): Field {
  return { type: 'collapsible', label, fields };
}

function several(
  name: string,
  options: Record<string, string>,
  label: string,
  defaultValue: readonly string[],
  { when }: { when?: string } = {},
): Field {
  return {
    ...choice(name, options, { label }),
    hasMany: true,
    defaultValue: [...defaultValue],
    validate: checkSome,
    admin: { width: '75%', ...(when && { condition: (_, siblings) => siblings?.[when] === 'custom' }) },
  } as Field;
}
