import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { describeEachDatabaseInTurn } from '../../../../tests/support/database/testDatabase.ts';
import { IS_LONG } from '../../../../tests/support/long.ts';
import { buildForm, openForms, sendForm } from './testing.ts';

/** Submissions a second, and for how many seconds (issue 15, “Done when”). */
const RATE = 50;
const SECONDS = IS_LONG ? 60 : 3;

describeEachDatabaseInTurn('under load', (db) => {
  test(`stores ${RATE} submissions a second for ${SECONDS} s, each once`, { timeout: 600_000 }, async () => {
    const app = await openForms(db);
    const form = await buildForm(db.payload, { mail: { to: ['desk@example.com'] } });
    const started = performance.now();
    const sent: ReturnType<typeof send>[] = [];
    const send = async (number: number) => {
      const body = {
        name: `Visitor ${number}`,
        email: `visitor-${number}@example.com`,
        message: `Message ${number}`,
        _uuid: crypto.randomUUID(),
      };
      const { body: text, statusCode } = await sendForm(app, form.id, body);
      expect(statusCode, text).toBe(200);
      return JSON.parse(text).reference as string;
    };
    for (let number = 0; number < RATE * SECONDS; number += 1) {
      const due = started + (number * 1000) / RATE;
      await setTimeout(Math.max(0, due - performance.now()));
      sent.push(send(number));
    }
    const references = await Promise.all(sent);
    expect(new Set(references).size).toBe(RATE * SECONDS);
    expect((await db.payload.count({ collection: 'enquiries' })).totalDocs).toBe(RATE * SECONDS);
    expect((await db.payload.count({ collection: 'mails' })).totalDocs).toBe(RATE * SECONDS);
    await app.close();
  });
});
