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
  });
  return { saver, sent, saved, phase: () => status?.phase };
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('what changes in a document', () => {
  test('is saved after a pause, and that alone', async () => {
    const { phase, saved, saver, sent } = setUp();
    saver.note({ ...START, title: 'Dune' });
    await wait(1500);
    saver.note({ ...START, title: 'Du' });
    await wait(1500);
    expect([sent, phase()]).toEqual([[], 'unsaved']);
    await wait(500);
    expect([sent, saved, phase()]).toEqual([[{ title: 'Du' }], [{ title: 'Du' }], 'saved']);
  });

  test('is not saved when it is taken back in time, nor for what the server sets', async () => {
    const { phase, saver, sent } = setUp();
    saver.note({ ...START, title: 'Dune' });
    saver.note({ ...START, updatedAt: '2', template: null, note: '' });
    await wait(9000);
    expect([sent, phase()]).toEqual([[], 'saved']);
  });

  test('and was made by the server is no change when the form takes it over', async () => {
    const { saver, sent } = setUp([{ code: 200, doc: { id: 7, title: 'One', path: '/one/' } }]);
    saver.note({ ...START, title: 'One' });
    await wait(2000);
    saver.note({ ...START, title: 'One', path: '/one/' });
    await wait(9000);
    expect(sent).toEqual([{ title: 'One' }]);
  });

  test('while a save is under way is saved after it', async () => {
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

  test('is tried again until it is saved, with all that came since', async () => {
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

  test('waits for somebody who was signed out, and for faults to be put right', async () => {
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

  test('is left to what saves the whole form meanwhile', async () => {
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

  test('is saved at once when asked, and no more once it is stopped', async () => {
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
