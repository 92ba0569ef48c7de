// Worker thread that judges patterns: a judgement takes many seconds, during which this process could answer nobody.
import { parentPort } from 'node:worker_threads';
import checker from 'recheck/lib/browser.js';
import type { PatternSpeed, SpeedQuestion } from './askSpeed.ts';

/**
 * Limits of the ReDoS checker (recheck). Its own limits count steps, so that the result does not depend on machine
 * load, after half a second of work at most; the time-out, in ms, is for what they do not limit.
 */
const EFFORT = {
  attackLimit: 100_000,
  incubationLimit: 100_000,
  seedingLimit: 10_000,
  maxAttackStringSize: 3000,
  randomSeed: 1,
  timeout: 30_000,
};

parentPort?.on('message', ({ flags, source }: SpeedQuestion) => parentPort?.postMessage(judge(source, flags)));

function judge(source: string, flags: string): PatternSpeed {
  const verdict = checker.checkSync(source, flags, EFFORT);
  if (verdict.status !== 'vulnerable') return verdict.status;
  const { complexity } = verdict;
  return complexity.type === 'polynomial' ? complexity.degree : 'exponential';
}
