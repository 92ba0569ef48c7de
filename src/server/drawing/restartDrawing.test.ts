import { expect, test, vi } from 'vitest';
import { scenes } from '../../../demo/artwork/index.ts';
import type { Scene } from '../../../demo/artwork/types.ts';
import { restartDrawing } from './restartDrawing.ts';

const [scene] = scenes as readonly [Scene];

test('one process draws all, until it fails; then a new one does', async () => {
  const end = vi.fn();
  const draw = vi
    .fn(async () => 'a.jpg')
    .mockResolvedValueOnce('a.jpg')
    .mockRejectedValueOnce(new Error('killed'));
  const start = vi.fn(() => ({ draw, end }));
  const drawing = restartDrawing(start);
  expect(start).not.toHaveBeenCalled();
  await drawing.draw(scene);
  await expect(drawing.draw(scene)).rejects.toThrow('killed');
  expect([start.mock.calls.length, end.mock.calls.length]).toEqual([1, 1]);
  expect(await drawing.draw(scene)).toBe('a.jpg');
  expect(start).toHaveBeenCalledTimes(2);
});

test('starts none once it has been ended', async () => {
  const start = vi.fn();
  const drawing = restartDrawing(start);
  drawing.end();
  await expect(drawing.draw(scene)).rejects.toThrow('ended');
  expect(start).not.toHaveBeenCalled();
});
