import { resolve } from 'node:path';
import { getPayload } from 'payload';
import { seedWithReport } from '../demo/seedWithReport.ts';
import config from '../studio/payload.config.ts';

// The process that puts the demo into the database for the one that started it.
process.on('disconnect', () => process.exit(1));

const payload = await getPayload({ config });
await seedWithReport(payload, resolve(process.env.RIHLA_ROOT ?? process.cwd()));
await payload.destroy();
// The channel to the other process would keep this one alive.
process.exit(0);
