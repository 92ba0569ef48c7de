// @ts-check

/**
 * How Node runs the built server. Left alone, it takes the memory of the machine for a reason not to tidy up: 134 MB of short-lived
 * objects and four times what is in use. With these two limits a process stays small, and no page is sent later for it.
 * @type {readonly string[]}
 */
export const SERVER_ARGUMENTS = ['--max-semi-space-size=16', '--max-old-space-size=1024', 'dist/server/main.js'];
