import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endAfter } from './endAfter.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const fake = () => Object.assign(new EventEmitter(), { destroy: vi.fn() });

it('closes the connection of a response that does not end in time', () => {
  const response = fake();
  endAfter(response as unknown as ServerResponse, 1000);
  vi.advanceTimersByTime(999);
  expect(response.destroy).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(response.destroy).toHaveBeenCalledOnce();
});

it('does not kill a process that ended in time', () => {
  const response = fake();
  endAfter(response as unknown as ServerResponse, 1000);
  response.emit('close');
  expect(vi.getTimerCount()).toBe(0);
});
