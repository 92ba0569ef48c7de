import { expect, test } from 'vitest';
import { EVENTS, type EventEntry, type VisitorEvent } from './events.ts';

test('names and parameters comply with the limits of Google Analytics 4', () => {
  for (const [name, entry] of Object.entries<EventEntry>(EVENTS)) {
    for (const word of [name, entry.ga4, ...Object.keys(entry.parameters)]) {
      expect(word, name).toMatch(/^(?!ga_|google_|firebase_)[a-z][a-z\d_]{0,39}$/);
    }
  }
});

test('a classic label is one of the parameters', () => {
  for (const [name, { classic, parameters }] of Object.entries<EventEntry>(EVENTS)) {
    if (classic) expect(Object.keys(parameters), name).toContain(classic.label);
  }
});

test('an unknown name or parameter does not compile', () => {
  const announce = (event: VisitorEvent) => event.name;
  announce({ name: 'share', method: 'copy', content_type: 'article', item_id: 'https://khettara.example/' });
  // @ts-expect-error no such event
  announce({ name: 'purchase' });
  // @ts-expect-error a parameter is missing
  announce({ name: 'share', method: 'copy', content_type: 'article' });
  // @ts-expect-error `network` is no parameter of it
  announce({ name: 'share', method: 'copy', content_type: 'article', item_id: 'x', network: 'x' });
  // @ts-expect-error page views are sent by the trackers themselves
  announce({ name: 'page_view' });
});
