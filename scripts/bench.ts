// `npm run bench`: measures every figure of design.md, section 9, as one table. `-- --quick` takes a few minutes and gives rough figures; `--
// --write` puts the table into README.md; `-- --strict` fails when a budget is missed. What each widget costs comes after it, and `-- --widgets`
// prints nothing else; a widget that responds too slowly always fails.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { collect, FULL, QUICK } from '../tests/load/collect.ts';
import { putTable } from '../tests/load/inReadme.ts';
import { describeMachine } from '../tests/load/machine.ts';
import { makeRows } from '../tests/load/rows.ts';
import { renderTable } from '../tests/load/table.ts';
import { benchWidgets } from '../tests/load/widgets/benchWidgets.ts';
import { ROOT } from './lib/root.ts';
import { runNode } from './lib/runNode.ts';

const NOTE =
  'Medians. The hand-made page holds the same text, links, two fonts and picture files as the front page, for this one phone, in HTML with one small style sheet and no script. Plain files are the same bytes, compressed beforehand, served by nginx. Servers have one core, those who ask another; 64 connections.';

const flags = new Set(process.argv.slice(2));
const unknown = [...flags].filter((flag) => !['--quick', '--strict', '--widgets', '--write'].includes(flag));
if (unknown.length) {
  process.stderr.write(`There is no ${unknown.join(', ')}. Use --quick, --write, --strict or --widgets.\n`);
  process.exit(2);
}

try {
  await runNode(['scripts/build.ts'], { NODE_ENV: 'production' });
  if (!flags.has('--widgets')) await benchSite();
  const { slow, text } = await benchWidgets();
  process.stdout.write(`\n${text}\n`);
  for (const kind of slow) process.stderr.write(`${kind}: from a gesture to the next paint it takes too long\n`);
  if (slow.length) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${(error as Error).stack}\n`);
  process.exitCode = 1;
}

/** The figures of the site, as design.md asks for them. */
async function benchSite(): Promise<void> {
  const figures = await collect(flags.has('--quick') ? QUICK : FULL, (line) =>
    process.stderr.write(`${new Date().toTimeString().slice(0, 8)} measuring ${line}\n`),
  );
  const rows = makeRows(figures);
  const date = new Date().toISOString().slice(0, 10);
  const text = `Measured on ${date}: ${describeMachine()}. ${NOTE}\n\n${renderTable(rows)}`;
  process.stdout.write(`\n${text}\n`);
  for (const name of ['home', 'article'] as const)
    for (const fault of figures[name].faults) process.stderr.write(`${name}: ${fault}\n`);
  if (flags.has('--write')) {
    const readme = join(ROOT, 'README.md');
    writeFileSync(readme, putTable(readFileSync(readme, 'utf8'), text));
  }
  if (flags.has('--strict') && rows.some(({ isMissed }) => isMissed)) process.exitCode = 1;
}
