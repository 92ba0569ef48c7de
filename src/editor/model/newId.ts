const BYTES = 12;

/** An id for a new block, of the form that Payload gives rows: 24 hexadecimal characters. Made of chance alone, so it is unique in practice. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
