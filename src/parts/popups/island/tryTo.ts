/** Runs a function at once; an error is caught and logged to the console, for the site's operator. Visitors see nothing. Never rejects. */
export async function tryTo(complaint: string, what: number | string, act: () => unknown): Promise<void> {
  try {
    await act();
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the only way to report it to the author
    console.warn(complaint, what, error);
  }
}
