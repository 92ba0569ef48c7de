import { expect, test } from 'vitest';
import { CHUNK_TIMEOUT_MS, SCROLL_TRIGGER_ARM_MS, SCROLL_TRIGGER_PX, TOUCH_HOVER_CLICK_MS } from './constants.ts';

test('the constants are those of the spec', () => {
  expect({ CHUNK_TIMEOUT_MS, SCROLL_TRIGGER_ARM_MS, SCROLL_TRIGGER_PX, TOUCH_HOVER_CLICK_MS }).toEqual({
    CHUNK_TIMEOUT_MS: 120_000,
    SCROLL_TRIGGER_ARM_MS: 500,
    SCROLL_TRIGGER_PX: 30,
    TOUCH_HOVER_CLICK_MS: 500,
  });
});
