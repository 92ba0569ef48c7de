// Runs the built server on a copy of the seeded demo, in a data folder of its own that is removed at the end.
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KEEPS_COMPILED, serverCommand } from '../../support/servers/serverCommand.ts';
import { seededTemplate } from '../../support/servers/template.ts';
import { SERVER_PORT } from './address.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'rihla-e2e-'));
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));

cpSync(await seededTemplate(), dataDir, { recursive: true });
const { command, args, options } = serverCommand(dataDir, SERVER_PORT, KEEPS_COMPILED);
const server = spawn(command, args, { ...options, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.once('exit', (code) => process.exit(code ?? 1));
