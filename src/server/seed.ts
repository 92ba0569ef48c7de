import { getPayload } from 'payload';
import { seedWithReport } from '../demo/seedWithReport.ts';
import config from '../studio/payload.config.ts';

// The process that puts the demo's texts into the database for the one that started it.
process.on('disconnect', () => process.exit(1));

const payload = await getPayload({ config });
await seedWithReport(payload);
await payload.destroy();
// The channel to the other process would keep this one alive.
process.exit(0);
