// @ts-check

/**
 * How Node runs the built server. Left alone, it takes the memory of the machine for a reason not to tidy up: 134 MB of short-lived
 * objects and four times what is in use. With these limits a process stays small, and no page is sent later for it. The old heap is marked by one thread
 * beside the main one: four of them, on two cores, leave whoever waits for an answer a fifth of a core for as long as that takes, 150 ms. It is marked
 * when it has grown by half, not by a tenth, and what an answer is made of begins in the young heap: V8 puts objects that it takes for long-lived into
 * the old one at once, where a dead one keeps alive whatever it holds (decision 076).
 * @type {readonly string[]}
 */
export const SERVER_ARGUMENTS = [
  '--max-semi-space-size=16',
  '--no-allocation-site-pretenuring',
  '--heap-growing-percent=50',
  '--concurrent-marking-max-worker-num=1',
  '--max-old-space-size=1024',
  'dist/server/main.js',
];
