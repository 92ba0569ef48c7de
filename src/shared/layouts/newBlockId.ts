/** A new id of a block: 24 hexadecimal digits at random, the form that Payload gives the ids of rows. */
export function newBlockId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
