import { expect, test } from 'vitest';
import { planOf } from './planRemoval.ts';

type Row = Parameters<typeof planOf>[0][number];

const row = (name: string, changes: Partial<Row> = {}): Row => {
  const [collection = '', id] = name.split('/');
  return { name, collection, id: Number(id), title: name, isOfDemo: true, isAsSeeded: true, refersTo: [], ...changes };
};
const edited = { isAsSeeded: false };
const own = { isOfDemo: false, isAsSeeded: false };

function plan(rows: readonly Row[], needed = new Map<string, string>()) {
  const { going, staying } = planOf(rows, needed);
  return {
    going: going.map(({ name }) => name),
    staying: Object.fromEntries(staying.map(({ name, reason }) => [name, reason])),
  };
}

test('unedited documents are removed, also when they refer to each other', () => {
  const rows = [row('tours/1', { refersTo: ['media/1'] }), row('media/1'), row('pages/1', { refersTo: ['tours/1'] })];
  expect(plan(rows)).toEqual({ going: ['tours/1', 'media/1', 'pages/1'], staying: {} });
});

test('edited documents stay, with all they refer to; documents that refer to them are removed', () => {
  const rows = [
    row('tours/1', { ...edited, refersTo: ['media/1'] }),
    row('media/1', { refersTo: ['media/2'] }),
    row('media/2'),
    row('pages/1', { refersTo: ['tours/1'] }),
  ];
  expect(plan(rows)).toEqual({
    going: ['pages/1'],
    staying: {
      'tours/1': 'You have edited it.',
      'media/1': '“tours/1” uses it.',
      'media/2': '“media/1” uses it.',
    },
  });
});

test('documents used by the operator’s own stay, and the operator’s are not in the plan', () => {
  const rows = [row('pages/9', { ...own, refersTo: ['media/1'] }), row('media/1'), row('media/2')];
  expect(plan(rows)).toEqual({ going: ['media/2'], staying: { 'media/1': '“pages/9” uses it.' } });
});

test('an unedited menu kept by a header does not keep its targets; an edited one does', () => {
  const header = row('templates/1', { ...edited, refersTo: ['menus/1'] });
  const menu = row('menus/1', { refersTo: ['tours/1'] });
  expect(plan([header, menu, row('tours/1')]).going).toEqual(['tours/1']);
  expect(plan([header, { ...menu, ...edited }, row('tours/1')]).going).toEqual([]);
});

test('a kept tour keeps its departures, and an edited departure keeps its tour', () => {
  const date = row('departures/1', { refersTo: ['tours/1'] });
  expect(plan([row('tours/1', edited), date]).staying['departures/1']).toBe('“tours/1” has it.');
  expect(plan([row('tours/1'), { ...date, ...edited }]).going).toEqual([]);
});

test('documents that settings refer to stay', () => {
  const needed = new Map([['pages/1', 'The shop needs it.']]);
  expect(plan([row('pages/1'), row('pages/2')], needed)).toEqual({
    going: ['pages/2'],
    staying: { 'pages/1': 'The shop needs it.' },
  });
});
