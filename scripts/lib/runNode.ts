import { spawn } from 'node:child_process';
import { ROOT } from './root.ts';

/**
 * Runs a script with this Node in the repository's root and prints its output.
 * @param env added to the environment
 * @throws Error naming the command when it fails
 */
export async function runNode(args: readonly string[], env: Record<string, string> = {}): Promise<void> {
  const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio: 'inherit' });
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('exit', resolve));
  if (code !== 0) throw new Error(`"node ${args.join(' ')}" ended with ${code ?? 'a signal'}.`);
}
