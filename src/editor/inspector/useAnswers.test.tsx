// @vitest-environment jsdom
import type { FormState } from 'payload';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { useAnswers } from './useAnswers.ts';
import type { OpenedSettings } from './useSettings.ts';

let root: Root;
let fields: FormState;
const dispatch = vi.fn();
const getFormState = vi.fn();
vi.mock('@payloadcms/ui', () => ({
  useAllFormFields: () => [fields, dispatch],
  useServerFunctions: () => ({ getFormState }),
}));

const state = { text: { value: 'Nine nights' } };
const opened = { number: 1, request: { schemaPath: 'heading' }, state } as unknown as OpenedSettings;

function Asking() {
  useAnswers(opened);
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  fields = state;
  root = createRoot(document.createElement('div'));
  return () => {
    act(() => root.unmount());
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const show = () => act(() => root.render(<Asking />));
const rest = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('sends no request for a form with its initial values', async () => {
  show();
  await rest(1000);
  expect(getFormState).not.toHaveBeenCalled();
});

test('sends another request for values set while one is in flight', async () => {
  let answer: (said: { state: FormState }) => void = () => {};
  getFormState.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  fields = { text: { value: 'Ten nights' } };
  show();
  await rest(249);
  expect(getFormState).not.toHaveBeenCalled();
  await rest(1);
  expect(getFormState).toHaveBeenCalledOnce();

  // A row is added just before the response.
  fields = {
    ...fields,
    motion: { disableFormData: true, rows: [{ id: 'r' }], value: 1 },
    'motion.0.id': { value: 'r' },
  };
  show();
  await act(async () => answer({ state: {} }));
  await rest(250);
  expect(getFormState).toHaveBeenCalledTimes(2);
  expect(getFormState.mock.lastCall?.[0].formState).toHaveProperty(['motion.0.id']);
  await act(async () => answer({ state: {} }));
  await rest(1000);
  expect(getFormState).toHaveBeenCalledTimes(2);
  expect(dispatch).toHaveBeenCalledTimes(2);
});

test('retries a failed request with the next change', async () => {
  getFormState.mockRejectedValueOnce(new Error('no network')).mockResolvedValue({ state: {} });
  fields = { text: { value: 'Ten nights' } };
  show();
  await rest(1000);
  expect(dispatch).not.toHaveBeenCalled();
  fields = { text: { value: 'Ten long nights' } };
  show();
  await rest(1000);
  expect(getFormState).toHaveBeenCalledTimes(2);
  expect(dispatch).toHaveBeenCalledOnce();
});
