/** Path of one page of an archive; the first has no page number. */
export function archivePagePath(basePath: string, page: number): string {
  return page > 1 ? `${basePath}page/${page}/` : basePath;
}
