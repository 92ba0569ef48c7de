import { once } from 'node:events';
import { createLocalReq, type Payload } from 'payload';
import { expect, inject, it, onTestFinished } from 'vitest';
import { queueMail } from '../../../src/cms/mail/queue/queueMail.ts';
import type { Mail } from '../../../src/cms/payload-types.ts';
import { IS_LONG } from '../../support/long.ts';
import { itWith } from '../../support/needs.ts';
import { postgresDatabases } from '../../support/postgres/postgresTemplate.ts';
import { type MailServer, startMailServer } from '../../support/providers/mailServer.ts';
import { prepareSite, runSite } from '../../support/servers/preparedSite.ts';
import type { Site } from '../../support/servers/site.ts';
import { openTestPayload } from '../../support/testPayload.ts';

/** Moments of a kill: with the mail claimed and not sent, or accepted by the server and not recorded. */
const MOMENTS = ['before it sends', 'after it has sent'] as const;
const KILLS = IS_LONG ? 10 : 2;
const TIMEOUT_MS = 30_000 + KILLS * 20_000;

it(
  `a mail whose process is killed ${KILLS} times is not lost, and is duplicated only by kills after sending (SQLite)`,
  () => killAndCount(),
  TIMEOUT_MS,
);

if (IS_LONG) {
  itWith(
    'PostgreSQL',
    'the same (PostgreSQL)',
    async () => {
      const databases = postgresDatabases(inject('postgresUrl'));
      onTestFinished(() => databases.close());
      await killAndCount(await databases.createEmpty());
    },
    { timeout: TIMEOUT_MS },
  );
}

async function killAndCount(databaseUrl?: string): Promise<void> {
  const { dataDir } = await prepareSite([], databaseUrl ? { databaseUrl } : {});
  const database = { dataDir, databaseUrl };
  await within(database, async (payload) => {
    const letter = { to: 'lahcen@khettara.example', subject: 'Water', html: '<p>There is some.</p>', text: 'Some.' };
    await queueMail(await createLocalReq({}, payload), letter, { key: 'water' });
  });
  let site: Site | undefined;
  let kills = 0;
  /** Kills at exactly the next moment in the list. */
  const reach = (moment: (typeof MOMENTS)[number]): false | undefined => {
    if (kills >= KILLS || MOMENTS[kills % MOMENTS.length] !== moment) return undefined;
    kills += 1;
    site?.process.kill('SIGKILL');
    return false;
  };
  const server: MailServer = await startMailServer({
    onConnect: () => reach('before it sends'),
    onMail: () => reach('after it has sent'),
  });
  const env = { SMTP_URL: server.url, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  for (let start = 0; start < KILLS; start += 1) {
    site = await runSite({ dataDir, env, isAwaited: false });
    await once(site.process, 'exit');
    // Simulates the expiry of the lease after two minutes.
    await within(database, ({ db }) =>
      db.updateOne({
        collection: 'mails',
        where: { key: { equals: 'water' } },
        data: { leaseUntil: new Date(0).toISOString() },
      }),
    );
  }
  site = await runSite({ dataDir, env });
  await expect.poll(() => server.mails.length, { timeout: 10_000 }).toBe(1);
  expect(await site.stop()).toBe(0);

  const ids = server.received.map((mail) => /Message-ID: (\S+)/.exec(mail)?.[1]);
  expect(ids).toHaveLength(Math.floor(KILLS / MOMENTS.length) + 1);
  expect(new Set(ids).size).toBe(1);
  await within(database, async (payload) => {
    const { docs } = await payload.find({ collection: 'mails', depth: 0 });
    expect(docs as Partial<Mail>[]).toMatchObject([{ state: 'sent', attempts: KILLS + 1, messageId: ids[0] }]);
  });
}

async function within(
  database: { dataDir: string; databaseUrl: string | undefined },
  run: (payload: Payload) => Promise<unknown>,
): Promise<void> {
  const payload = await openTestPayload(database);
  try {
    await run(payload);
  } finally {
    await payload.destroy();
  }
}
