/** Whether a text is a valid playlist name for URLs. */
export function isPlaylistName(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z\d]+(?:-[a-z\d]+)*$/.test(value);
}
