/** The absolute URL of a stored file. */
export function mediaUrl(publicUrl: string, filename: string): string {
  return `${publicUrl}/media/${encodeURIComponent(filename.toWellFormed())}`;
}
