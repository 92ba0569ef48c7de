/**
 * In place of `payload/node` in the server's bundle: Payload's migrator of blocks to JSON imports it for one function, and it loads the
 * generator of types, with a formatter and a schema library. Only the `payload` command needs them, which is not bundled.
 * @throws always
 */
export function findConfig(): never {
  throw new Error('Only the `payload` command looks for its configuration.');
}
