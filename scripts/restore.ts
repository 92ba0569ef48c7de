import { runRestoreCommand } from '../src/backup/restoreCommand.ts';
import { runCommand } from '../src/backup/runCommand.ts';

// `npm run restore -- NAME`: puts a backup in place.
await runCommand(runRestoreCommand);
