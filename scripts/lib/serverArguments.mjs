// @ts-check

/**
 * V8 flags of the built server. By default Node delays garbage collection on a machine with much memory: 134 MB of short-lived objects and four
 * times what is in use. With these limits a process stays small, and no page is slower. The old heap is marked by one thread beside the main
 * one: four of them, on two cores, leave requests a fifth of a core meanwhile, for 150 ms. It is marked when it has grown by half, not by a
 * tenth, and objects of a response start in the young heap: V8 allocates objects that it predicts to be long-lived in the old one, where a dead
 * one keeps alive whatever it refers to (decision 076).
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
