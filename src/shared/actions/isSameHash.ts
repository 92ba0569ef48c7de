/** Whether two hashes are the same, encoded or not. */
export function isSameHash(one: string, other: string): boolean {
  return decode(one) === decode(other);
}

function decode(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    // A stray % is no reason to give up: base64 has none.
    return hash;
  }
}
