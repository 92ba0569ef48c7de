import { getPayload } from 'payload';
import { readEnv } from '../env.ts';
import config from '../studio/payload.config.ts';

// Child process that seeds the database: with the demo's texts, or with a small site where there is to be no demo.
process.on('disconnect', () => process.exit(1));

const { demoLanguages, firstSite } = readEnv();
const payload = await getPayload({ config });
if (firstSite !== 'demo') {
  const { seedSmallSite } = await import('../demo/smallSite/seedSmallSite.ts');
  await seedSmallSite(payload);
} else {
  const { seedWithReport } = await import('../demo/seedWithReport.ts');
  await seedWithReport(payload, demoLanguages);
}
await payload.destroy();
// The IPC channel would keep this process alive.
process.exit(0);
