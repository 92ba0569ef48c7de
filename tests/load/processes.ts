import { readFileSync } from 'node:fs';

/** A process and its children. */
export function withChildren(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  return [pid, ...children];
}

/** CPU time of a process and its children so far, all threads, in ms. */
export function cpuMilliseconds(pid: number): number {
  const ticks = withChildren(pid).map((each) => {
    // After the name, which may hold anything, the 12th and 13th fields: user and system time in hundredths of a second.
    const fields = readFileSync(`/proc/${each}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, part) => sum + part, 0) * 10;
}
