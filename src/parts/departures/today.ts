/** The day of today by the server's clock, `YYYY-MM-DD`; pages that are kept longer are corrected by the browser. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
