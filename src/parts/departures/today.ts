/** Today by the server's clock, `YYYY-MM-DD`; on pages that are cached longer, the browser corrects it. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
