import { expect, onTestFinished, test, vi } from 'vitest';
import { describeEachDatabase } from '../../../../tests/support/database/testDatabase.ts';
import { buildUser } from '../../../../tests/support/factories.ts';
import { readHealth } from '../../../cms/health/readHealth.ts';
import { beginPreparing } from '../../../cms/launch.ts';
import { judgeHealth } from '../rules/judgeHealth.ts';
import { sendHealthAlerts, sendTroubles } from './sendHealthAlerts.ts';

const NOW = new Date('2026-11-27T12:00:00Z');

describeEachDatabase('the letter about health', (db) => {
  const mails = async () =>
    (await db.payload.find({ collection: 'mails', pagination: false, depth: 0 })).docs.map(({ html, subject, to }) => ({
      ...{ html, subject, to },
    }));

  test('goes to each admin once, with what is wrong and what to do', async () => {
    const { email } = await buildUser(db.payload, 'admin');
    await buildUser(db.payload, 'editor');
    const uptime = vi.spyOn(process, 'uptime');
    onTestFinished(() => uptime.mockRestore());
    const run = (minutes: number) => {
      uptime.mockReturnValue(minutes * 60);
      return sendHealthAlerts.run({ payload: db.payload, now: NOW } as Parameters<typeof sendHealthAlerts.run>[0]);
    };
    // What was due while the server was down is done first.
    await run(14);
    expect(await mails()).toEqual([]);
    for (const minutes of [15, 30]) await run(minutes);
    const sent = await mails();
    expect(sent.map(({ to }) => to)).toEqual([email]);
    expect(sent[0]?.subject).toMatch(/needs somebody$/);
    expect(sent[0]?.html).toMatch(/Backup[\s\S]+npm run backup[\s\S]+\/admin\/health/);
  });

  test('waits for the launch', async () => {
    await buildUser(db.payload, 'admin');
    await beginPreparing(db.payload, NOW);
    await sendTroubles(db.payload, judgeHealth(await readHealth(db.payload, NOW)), NOW);
    expect(await mails()).toEqual([]);
  });

  test('counts a publishing that is due and does not run as late', async () => {
    const job = (minutes: number) => ({
      taskSlug: 'schedulePublish' as const,
      input: {},
      waitUntil: new Date(NOW.getTime() - minutes * 60_000).toISOString(),
    });
    for (const minutes of [16, 14, -60]) await db.payload.create({ collection: 'payload-jobs', data: job(minutes) });
    expect(await readHealth(db.payload, NOW)).toMatchObject({ jobsWaiting: 3, jobsLate: 1, jobsFailed: 0 });
  });
});
