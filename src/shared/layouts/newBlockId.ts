/** A new block id: 24 random hexadecimal digits, the form of Payload's row ids. */
export function newBlockId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
