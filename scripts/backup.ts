import { runBackupCommand } from '../src/backup/backupCommand.ts';
import { runCommand } from '../src/backup/runCommand.ts';

// `npm run backup`: a copy of the database and the pictures; `-- verify` and `-- list` look after them.
await runCommand(runBackupCommand);
