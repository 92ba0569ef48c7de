import { availableParallelism, cpus, totalmem } from 'node:os';

/** The machine, such as "AMD EPYC, 2 cores, 8 GB, Node 24.21.0, Linux x64". */
export function describeMachine(): string {
  const model = cpus()[0]?.model.replace(/\s+/g, ' ').trim() || 'an unnamed processor';
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${model}, ${availableParallelism()} cores, ${memory} GB, Node ${process.versions.node}, ${process.platform} ${process.arch}`;
}
