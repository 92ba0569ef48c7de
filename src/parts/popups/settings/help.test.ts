import type { Field } from 'payload';
import { expect, test } from 'vitest';
import { EXIT_EARLIEST_MS } from '../island/triggers/exitIntent.ts';
import { describeTriggers } from '../studio/triggerTexts.ts';
import { whenTab } from './whenTab.ts';

const SECONDS = `${EXIT_EARLIEST_MS / 1000} seconds`;

/** Help text of a trigger's switch. */
function helpOf(trigger: string): string {
  const inside = (fields: readonly Field[], name: string) =>
    (fields.find((field) => 'name' in field && field.name === name) as { fields: Field[] }).fields;
  const [enabled] = inside(inside(whenTab.fields, 'triggers'), trigger);
  return String((enabled as { admin?: { description?: unknown } }).admin?.description);
}

test('explains limits of exit intent, and its meaning on touch screens', () => {
  for (const text of [helpOf('exit_intent'), describeTriggers({ exit_intent: {} }).join()]) {
    expect(text).toContain(SECONDS);
    expect(text).toMatch(/touch screen/);
  }
});
