import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Values } from '../../shared/isObject.ts';
import type { SaveStatus } from '../journal/status.ts';
import { createSaver, type SaveAnswer } from './createSaver.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const START: Values = { title: 'Dunes', layout: [{ id: 'a', blockType: 'heading', text: 'Dunes' }], updatedAt: '1' };

function setUp(answers: (SaveAnswer | Promise<SaveAnswer>)[] = []) {
  const sent: Values[] = [];
  const saved: Values[] = [];
  const refused: unknown[] = [];
  let status: SaveStatus | undefined;
  const saver = createSaver({
    values: START,
    pause: 2000,
    now: Date.now,
    send: async (changed) => {
      sent.push(changed);
      return (await answers.shift()) ?? { code: 200, doc: { id: 7 } };
    },
    onStatus: (now) => {
      status = now;
    },
    onSaved: (changed) => saved.push(changed),
    onRefused: (faults) => refused.push(faults),
  });
  return { saver, sent, saved, refused, phase: () => status?.phase };
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('autosave', () => {
  test('sends a change after a pause, and only that', async () => {
    const { phase, saved, saver, sent } = setUp();
    saver.note({ ...START, title: 'Dune' });
    await wait(1500);
    saver.note({ ...START, title: 'Du' });
    await wait(1500);
    expect([sent, phase()]).toEqual([[], 'unsaved']);
    await wait(500);
    expect([sent, saved, phase()]).toEqual([[{ title: 'Du' }], [{ title: 'Du' }], 'saved']);
  });

  test("does not send a change that is undone in time, nor the server's own fields", async () => {
    const { phase, saver, sent } = setUp();
    saver.note({ ...START, title: 'Dune' });
    saver.note({ ...START, updatedAt: '2', template: null, note: '' });
    await wait(9000);
    expect([sent, phase()]).toEqual([[], 'saved']);
  });

  test("does not send back the server's values once the form takes them over", async () => {
    const { saver, sent } = setUp([{ code: 200, doc: { id: 7, title: 'One', path: '/one/' } }]);
    saver.note({ ...START, title: 'One' });
    await wait(2000);
    saver.note({ ...START, title: 'One', path: '/one/' });
    await wait(9000);
    expect(sent).toEqual([{ title: 'One' }]);
  });

  test('sends changes made during a save after it', async () => {
    let answer: (answer: SaveAnswer) => void = () => undefined;
    const { phase, saver, sent } = setUp([new Promise((resolve) => (answer = resolve))]);
    saver.note({ ...START, title: 'One' });
    await wait(2000);
    saver.note({ ...START, title: 'Two' });
    await wait(9000);
    expect([sent.length, phase()]).toEqual([1, 'saving']);
    answer({ code: 200, doc: {} });
    await wait(2000);
    expect([sent, phase()]).toEqual([[{ title: 'One' }, { title: 'Two' }], 'saved']);
  });

  test.each([
    [200, ['One']],
    [400, ['One', 'One']],
    [undefined, ['One', 'One']],
  ])('a change during a save that is taken back leaves nothing unsaved: answer %s', async (code, titles) => {
    let answer: (answer: SaveAnswer) => void = () => undefined;
    const { phase, saver, sent } = setUp([new Promise((resolve) => (answer = resolve))]);
    saver.note({ ...START, title: 'One' });
    await wait(2000);
    saver.note({ ...START, title: 'Two' });
    saver.note({ ...START, title: 'One' });
    answer({ code });
    await wait(9000);
    expect([sent, phase()]).toEqual([titles.map((title) => ({ title })), 'saved']);
  });

  test.each([400, undefined])(
    'a change that is undone while it is being refused is not sent again: answer %s',
    async (code) => {
      let answer: (answer: SaveAnswer) => void = () => undefined;
      const { phase, saver, sent } = setUp([new Promise((resolve) => (answer = resolve))]);
      saver.note({ ...START, title: 'One' });
      await wait(2000);
      saver.note({ ...START });
      answer({ code });
      await wait(9000);
      expect([sent, phase()]).toEqual([[{ title: 'One' }], 'saved']);
    },
  );

  test('retries until saved, including later changes', async () => {
    const { phase, saver, sent } = setUp([{ code: undefined }, { code: 503 }]);
    saver.note({ ...START, title: 'One' });
    await wait(2000);
    expect(phase()).toBe('unreachable');
    saver.note({ ...START, title: 'One', path: '/one/' });
    await wait(2000);
    expect(phase()).toBe('unreachable');
    await wait(4000);
    expect([sent, phase()]).toEqual([
      [{ title: 'One' }, { title: 'One', path: '/one/' }, { title: 'One', path: '/one/' }],
      'saved',
    ]);
  });

  test('waits after a sign-out, and for validation errors to be fixed', async () => {
    const { phase, saver, sent } = setUp([{ code: 401 }, { code: 400 }]);
    saver.note({ ...START, title: 'One' });
    await wait(2000);
    expect(phase()).toBe('signedOut');
    await wait(10_000);
    expect([sent.length, phase()]).toEqual([2, 'refused']);
    await wait(60_000);
    expect(sent.length).toBe(2);
    saver.note({ ...START, title: 'Two' });
    await wait(2000);
    expect([sent.length, phase()]).toEqual([3, 'saved']);
  });

  test('pauses while the whole form is being saved', async () => {
    const { phase, saver, sent } = setUp();
    saver.note({ ...START, title: 'One' });
    saver.hold(true);
    await wait(9000);
    expect(sent).toEqual([]);
    saver.confirm({ ...START, title: 'One' });
    saver.hold(false);
    await wait(9000);
    expect([sent, phase()]).toEqual([[], 'saved']);
  });

  test('hands on why a save was refused, once', async () => {
    const faults = [{ path: 'layout', message: 'Too many blocks.' }];
    const { phase, refused, saver } = setUp([{ code: 400, faults }, { code: 400 }]);
    saver.note({ ...START, title: 'One' });
    await wait(2000);
    saver.note({ ...START, title: 'Two' });
    await wait(2000);
    expect([refused, phase()]).toEqual([[faults], 'refused']);
  });

  test('saves at once when flushed, and not after it is stopped', async () => {
    const { saver, sent } = setUp();
    saver.note({ ...START, title: 'One' });
    saver.flush();
    await wait(0);
    expect(sent).toEqual([{ title: 'One' }]);
    saver.note({ ...START, title: 'Two' });
    saver.stop();
    await wait(9000);
    expect(sent).toHaveLength(1);
  });
});
