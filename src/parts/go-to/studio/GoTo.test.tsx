// @vitest-environment jsdom
import { act, type ComponentType, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { offerGestures } from '../../../editor/keys/gestures.ts';
import { allOf, fakeBrowser, press, type } from '../../../editor/testing.tsx';
import type { GoToResult } from '../endpoints/goTo.ts';
import type { Early } from './EarlyKeys.tsx';
import { GoTo } from './GoTo.tsx';
import GoToDialog from './GoToDialog.tsx';

fakeBrowser();

let root: Root;
/** Sends the response that was asked for last. */
let answer: (results: readonly GoToResult[]) => Promise<void>;
const asked: string[] = [];
const assign = vi.fn();

/** The dialog's script, which comes when a test lets it. */
const script = vi.hoisted(() => ({ load: () => {} }));
vi.mock('../../../shared/lazyScript.ts', async () => {
  const { lazy } = await import('react');
  return {
    lazyScript: (load: () => Promise<{ default: ComponentType }>) => {
      return lazy(async () => {
        await new Promise<void>((resolve) => {
          script.load = resolve;
        });
        return load();
      });
    },
  };
});
const open = () => press('k', { ctrlKey: true });
const load = () =>
  act(async () => {
    script.load();
    await import('./GoToDialog.tsx');
  });

/** Types after the first render of what comes with it, before it is shown. */
function TypeMore({ early }: { early: Early }) {
  useLayoutEffect(() => {
    early.typed += ' page';
  }, [early]);
  return null;
}

beforeEach(async () => {
  vi.useFakeTimers();
  asked.length = 0;
  assign.mockClear();
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(new URLSearchParams(path.split('?')[1]).get('q') ?? '');
    return new Promise((resolve) => {
      answer = (results) => act(async () => resolve(new Response(JSON.stringify({ results }))));
    });
  });
  vi.stubGlobal('location', { assign });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(() => root.render(<GoTo>Go to…</GoTo>));
  allOf('button')[0]?.focus();
});

afterEach(async () => {
  await act(() => root.unmount());
  vi.useRealTimers();
});

const field = () => allOf('combobox')[0] as HTMLInputElement;
const settle = () => act(() => vi.advanceTimersByTimeAsync(1_000));
const result = (label: string): GoToResult => ({ label, href: `/admin/${label}`, about: '' });

test('keys that are typed while the dialog’s script is fetched are the dialog’s, and Enter waits for their results', async () => {
  await open();
  for (const key of ['N', 'e', 'w', 'x', 'Backspace', ' ', 'p', 'Enter']) expect(await press(key), key).toBe(false);
  expect(await press('r', { ctrlKey: true }), 'a shortcut of the browser').toBe(true);
  expect(await open(), 'the same shortcut again').toBe(false);
  await load();
  await settle();
  expect(field().value).toBe('New p');
  expect(document.activeElement).toBe(field());
  expect(asked).toEqual(['New p']);
  expect(assign).not.toHaveBeenCalled();
  await answer([result('new-page'), result('pages')]);
  expect(assign.mock.calls).toEqual([['/admin/new-page']]);
});

test('keys that come between the first render of the dialog and its showing are kept', async () => {
  const early = { typed: 'New', isEntered: false };
  await act(() =>
    root.render(
      <>
        <TypeMore early={early} />
        <GoToDialog early={early} onClose={() => undefined} />
      </>,
    ),
  );
  await settle();
  expect(field().value).toBe('New page');
  expect(asked).toEqual(['New page']);
});

test('Enter never opens a result of what was typed before', async () => {
  await open();
  await load();
  await settle();
  await answer([result('first')]);
  await type(field(), 'trash');
  await press('Enter');
  await settle();
  expect(assign).not.toHaveBeenCalled();
  await answer([result('trash')]);
  expect(assign.mock.calls).toEqual([['/admin/trash']]);
});

test('who types on after Enter has not chosen yet', async () => {
  await open();
  await load();
  await settle();
  await type(field(), 'tr');
  await press('Enter');
  await type(field(), 'tra');
  await settle();
  await answer([result('trash')]);
  expect(assign).not.toHaveBeenCalled();
});

test('a gesture of the open editor need not wait for the server', async () => {
  const undo = vi.fn();
  const withdraw = offerGestures(async () => [{ label: 'Undo', keys: 'Ctrl+Z', choose: undo }]);
  await open();
  await load();
  await settle();
  await type(field(), 'undo');
  await press('Enter');
  await settle();
  expect(undo).toHaveBeenCalledOnce();
  expect(field()).toBeUndefined();
  withdraw();
});
