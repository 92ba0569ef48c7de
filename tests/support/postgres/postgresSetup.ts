import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgresServer.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string of the run's PostgreSQL server, its database `postgres`; empty when none is installed. */
    postgresUrl: string;
  }
}

/** Starts the one PostgreSQL server of a test run and stops it after the last test. */
export default function setup(project: TestProject): () => void {
  const server = startPostgres();
  project.provide('postgresUrl', server?.url('postgres') ?? '');
  return () => server?.stop();
}
