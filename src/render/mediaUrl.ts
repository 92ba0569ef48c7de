/** Address of a stored picture file, absolute. */
export function mediaUrl(publicUrl: string, filename: string): string {
  return `${publicUrl}/media/${encodeURIComponent(filename.toWellFormed())}`;
}
