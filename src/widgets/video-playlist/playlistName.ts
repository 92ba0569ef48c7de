/** Whether a text may name a playlist in addresses. */
export function isPlaylistName(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z\d]+(?:-[a-z\d]+)*$/.test(value);
}
