import { beforeEach, describe, expect, it, test } from 'vitest';
import { describeDatabase } from '../../../../tests/support/database/testDatabase.ts';
import type { Popup } from '../../../cms/payload-types.ts';
import { checkUrl } from './checkTiming.ts';

/** Errors by field path. */
type Faults = Record<string, string>;

describeDatabase('a popup', (db) => {
  let id = 0;
  beforeEach(async () => {
    const draft = await db.payload.create({ collection: 'popups', data: { title: 'Welcome' } as never, draft: true });
    id = draft.id;
  });

  async function publish(data: object): Promise<Faults> {
    try {
      const asked = { _status: 'published', ...data } as Partial<Popup>;
      await db.payload.update({ collection: 'popups', id, data: asked, draft: asked._status === 'draft' });
      return {};
    } catch (error) {
      const { errors } = (error as { data: { errors: { path: string; message: string }[] } }).data;
      return Object.fromEntries(errors.map(({ message, path }) => [path, message]));
    }
  }

  it('requires only a title', async () => {
    expect(await publish({})).toEqual({});
  });

  const trap = { close_button: false, prevent_close_on_background_click: true, prevent_close_on_esc_key: true };

  it('is refused if it cannot be closed, with a hint', async () => {
    expect(await publish(trap)).toEqual({ close_button: expect.stringContaining('Give it a close button') });
    expect(await publish({ ...trap, close_automatically: 0 })).toHaveProperty('close_button');
  });

  it.each([
    { close_button: true },
    { prevent_close_on_background_click: false },
    { prevent_close_on_esc_key: false },
    { close_automatically: 8 },
  ])('is accepted if it can be closed by %o', async (wayOut) => {
    expect(await publish({ ...trap, ...wayOut })).toEqual({});
  });

  it('may be unclosable as a draft, so that an editor can continue', async () => {
    const saved = await db.payload.update({ collection: 'popups', id, data: trap, draft: true });
    expect(saved).toMatchObject(trap);
  });

  it.each([
    [
      'timing.schedule.schedule_end_date',
      { schedule: { schedule_start_date: '2027-03-01 09:00', schedule_end_date: '2027-02-28 23:59' } },
      /before the start/,
    ],
    [
      'timing.schedule.schedule_start_date',
      { schedule: { schedule_start_date: '2027-02-30 09:00' } },
      /a day that there is/,
    ],
    ['timing.sources.sources', { sources: { sources: [] } }, /at least one/],
    ['timing.browsers.browsers_options', { browsers: { browsers: 'custom', browsers_options: [] } }, /at least one/],
    ['timing.url.url', { url: { action: 'regex', url: '(a+)+$' } }, /stands still/],
    ['timing.url.url', { url: { action: 'regex', url: '(' } }, /no valid pattern/],
    ['timing.url.url', { url: { action: 'show', url: '' } }, /Write what to look for/],
    ['timing.page_views.views', { page_views: { views: 2.5 } }, /whole number/],
    ['timing.times.times_times', { times: { times_times: 101 } }, /from 1 to 100/],
  ])('%s of %o is refused while its rule is on', async (path, rules, message) => {
    const on = Object.fromEntries(Object.entries(rules).map(([rule, fields]) => [rule, { ...fields, enabled: true }]));
    expect(await publish({ timing: on })).toEqual({ [path]: expect.stringMatching(message) });
    const off = Object.fromEntries(
      Object.entries(rules).map(([rule, fields]) => [rule, { ...fields, enabled: false }]),
    );
    expect(await publish({ timing: off })).toEqual({});
  });

  it.each([
    ['timing.url.url', { action: 'regex', url: { '(a+)+$': 1 } }],
    ['timing.url.url', { action: 'regex', url: ['(a+)+$'] }],
    ['timing.url.url', { action: 'show', url: 5 }],
    ['timing.url.action', { action: ['regex'], url: '(a+)+$' }],
    ['timing.url.action', { action: { regex: true }, url: '(a+)+$' }],
  ])('%s of %o is refused for its type, in drafts too, and not stored', async (path, rule) => {
    const timing = { url: { enabled: true, ...rule } };
    const fault = { [path]: expect.stringMatching(/^Send text/) };
    expect(await publish({ timing })).toEqual(fault);
    expect(await publish({ timing, _status: 'draft' })).toEqual(fault);
    const kept = await db.payload.findByID({ collection: 'popups', id, draft: true });
    expect(kept.timing?.url).toMatchObject({ action: 'show' });
    expect(kept.timing?.url?.url ?? '').toBe('');
  });

  it.each([
    { schedule: { enabled: true, schedule_start_date: '2027-03-01 09:00', schedule_end_date: '2027-03-01 09:00' } },
    { schedule: { enabled: true, schedule_end_date: '2027-03-01 09:00' } },
    { schedule: { enabled: true, schedule_start_date: '2027-03-01 09:00', schedule_end_date: null } },
    { url: { enabled: true, action: 'show', url: '(' } },
    { url: { enabled: true, action: 'regex', url: '^https://weather\\.example/' } },
    { browsers: { enabled: true, browsers: 'all', browsers_options: [] } },
  ])('is published with the rule %o', async (timing) => {
    expect(await publish({ timing })).toEqual({});
  });

  it.each([
    [{ open_selector: '.packing-guide, main > p:first-child' }, undefined],
    [{ open_selector: '.packing-guide >' }, 'open_selector'],
    [{ triggers: { scrolling_to: { enabled: true, selector: '#dates' } } }, undefined],
    [{ triggers: { scrolling_to: { enabled: true, selector: '#dates[' } } }, 'triggers.scrolling_to.selector'],
    [{ triggers: { scrolling_to: { enabled: true, selector: '' } } }, 'triggers.scrolling_to.selector'],
    [{ triggers: { scrolling_to: { enabled: false, selector: '' } } }, undefined],
  ])('with %o has an error in: %s', async (data, path) => {
    expect(await publish(data)).toEqual(path ? { [path]: expect.stringContaining('.packing-guide') } : {});
  });

  it('shows the subject of a condition', async () => {
    const of = (condition: object) => publish({ conditions: [{ rule: 'include', ...condition }] });
    expect(await of({ of: 'site' })).toEqual({});
    expect(Object.keys(await of({ of: 'kinds', kinds: [] }))).toEqual(['conditions.0.kinds']);
    expect(Object.keys(await of({ of: 'documents' }))).toEqual(['conditions.0.documents']);
  });
});

describeDatabase('a link with an action', (db) => {
  it('is refused without its required settings', async () => {
    const link = { kind: 'action', action: 'popup:open' };
    const create = (items: object[]) =>
      db.payload.create({ collection: 'menus', data: { title: 'Menu', items } as never });
    await expect(create([{ label: 'Go', ...link }])).rejects.toMatchObject({
      data: { errors: [{ path: 'items.0.popup' }] },
    });
    await expect(create([{ label: 'Go', kind: 'action' }])).rejects.toMatchObject({
      data: { errors: [{ path: 'items.0.action' }] },
    });
    await expect(
      create([{ label: 'Go', kind: 'action', action: 'off_canvas:open', panel: 'My menu' }]),
    ).rejects.toMatchObject({ data: { errors: [{ message: expect.stringContaining('packing-list') }] } });
    await expect(create([{ label: 'Go', kind: 'action', action: 'reload-page' }])).resolves.toBeTruthy();
    await expect(create([{ label: 'Go', kind: 'address', address: '/dates/' }])).resolves.toBeTruthy();
  });
});

describe('the text of the rule url', () => {
  test('is validated as a pattern only when it is one', async () => {
    const asked: string[] = [];
    const check = async (text: string) => {
      asked.push(text);
      return 'slow';
    };
    expect(await checkUrl('a.*', { action: 'hide' }, check)).toBe(true);
    expect(asked).toEqual([]);
    expect(await checkUrl('a.*', { action: 'regex' }, check)).toBe('slow');
    expect(await checkUrl('a'.repeat(2001), { action: 'show' }, check)).toMatch(/at most 2000/);
  });
});
