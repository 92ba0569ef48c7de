/** Whether two URL hashes are equal, percent-encoded or not. */
export function isSameHash(one: string, other: string): boolean {
  return decode(one) === decode(other);
}

function decode(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    // A malformed percent-encoding is compared unchanged: base64 has no %.
    return hash;
  }
}
