import type { Server } from 'node:http';
import type { Env } from '../../env.ts';

export interface StartFacts {
  env: Env;
  address: ReturnType<Server['address']>;
  /** Token of the one-time link; absent when there is an account. */
  token: string | undefined;
}

/** Prints the site's URL, and how to open the studio for the first time. */
export function printStart({ env, address, token }: StartFacts): void {
  const port = typeof address === 'object' && address ? address.port : env.port;
  // Only the default public URL names the port; with PORT=0 the system has chosen another.
  const base = env.publicUrl === `http://localhost:${env.port}` ? `http://localhost:${port}` : env.publicUrl;
  const lines = [''];
  if (env.role !== 'studio') lines.push(`  Site    ${base}/`);
  if (env.role !== 'site') lines.push(`  Studio  ${base}/admin`);
  if (token)
    lines.push(
      '',
      '  The studio has no account yet. Make the first one with this link; it works once:',
      `  ${base}/claim/${token}/`,
    );
  process.stdout.write(`${lines.join('\n')}\n\n`);
}
