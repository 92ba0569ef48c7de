import { runRestoreCommand } from '../src/backup/restoreCommand.ts';
import { runCommand } from '../src/backup/runCommand.ts';

// `npm run restore -- NAME`: restores a backup.
await runCommand(runRestoreCommand);
