import { runBackupCommand } from '../src/backup/backupCommand.ts';
import { runCommand } from '../src/backup/runCommand.ts';

// `npm run backup`: backs up the database and the pictures; `-- verify` and `-- list` check and list backups.
await runCommand(runBackupCommand);
