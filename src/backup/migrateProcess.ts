import { getPayload } from 'payload';
import { migrate } from '../cms/migrate.ts';
import config from '../studio/payload.config.ts';

// Child process of `applyMigrations`: its arguments are the migrations to apply, none means all.
const names = process.argv.slice(2);
const payload = await getPayload({ config });
await migrate(payload, names.length ? { names } : {});
await payload.destroy();
