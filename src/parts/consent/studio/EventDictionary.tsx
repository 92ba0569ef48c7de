import { EVENTS, type EventEntry } from '../../../shared/analytics/events.ts';
import { msg, t } from '../../../shared/studioWords/t.ts';
import { EVENT_WORDS } from './eventWords.ts';

const TABLE_STYLE = { borderCollapse: 'collapse', fontSize: 13, lineHeight: 1.5, width: '100%' } as const;
const CELL_STYLE = {
  borderBlockEnd: '1px solid var(--theme-elevation-150)',
  padding: '8px 12px 8px 0',
  textAlign: 'start',
  verticalAlign: 'top',
} as const;

const COLUMNS = [
  msg('Event'),
  msg('When'),
  msg('Parameters'),
  'Google Analytics 4',
  msg('Older Google Analytics'),
  msg('Meta pixel'),
];

/** Table of all events, with their names at each provider: the same table as in the code. */
export function EventDictionary() {
  return (
    <div>
      <h3>{t('What is counted')}</h3>
      <p className="field-description">
        {t(
          'Sent only to the services set up above, and only for visitors who have consented. Chat clicks also need their switches under Chat, Statistics.',
        )}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a narrow window, also with the keyboard */}
      <section aria-label={t('Events')} style={{ marginBlockStart: 12, overflowX: 'auto' }} tabIndex={0}>
        <table style={TABLE_STYLE}>
          <thead>
            <tr>
              {COLUMNS.map((title) => (
                <th key={title} scope="col" style={CELL_STYLE}>
                  {t(title)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Object.entries<EventEntry>(EVENTS).map(([name, entry]) => (
              <EventRow entry={entry} key={name} name={name} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function EventRow({ entry, name }: { entry: EventEntry; name: string }) {
  const { classic, ga4, parameters, pixel, when } = entry;
  return (
    <tr>
      <th scope="row" style={CELL_STYLE}>
        <code>{name}</code>
      </th>
      <td style={CELL_STYLE}>{say(when)}</td>
      <td style={CELL_STYLE}>
        {Object.entries(parameters).map(([parameter, meaning]) => (
          <div key={parameter}>
            <code>{parameter}</code>: {say(meaning)}
          </div>
        ))}
      </td>
      <td style={CELL_STYLE}>
        <code>{ga4}</code>
      </td>
      <td style={CELL_STYLE}>
        {classic
          ? t('category {category}, action {action}, label: {label}', {
              category: classic.category,
              action: classic.action,
              label: classic.label,
            })
          : '–'}
      </td>
      <td style={CELL_STYLE}>
        {pixel ? (pixel.isStandard ? pixel.name : t('{name} (custom)', { name: pixel.name })) : '–'}
      </td>
    </tr>
  );
}

function say(words: string): string {
  return EVENT_WORDS.includes(words) ? t(words) : words;
}
