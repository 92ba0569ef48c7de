import { getPayload } from 'payload';
import { seedWithReport } from '../demo/seedWithReport.ts';
import config from '../studio/payload.config.ts';

// Child process that seeds the database with the demo's texts.
process.on('disconnect', () => process.exit(1));

const payload = await getPayload({ config });
await seedWithReport(payload);
await payload.destroy();
// The IPC channel would keep this process alive.
process.exit(0);
