/** Warns the page's author in the console about an action without effect. */
export function warn(text: string): void {
  // biome-ignore lint/suspicious/noConsole: the only way to report it to the author of the page
  console.warn(text);
}

/** Logs that the code of an action failed to load (spec), so that it had no effect. */
export function reportMissingChunk(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the spec asks for this line
  console.error('Cannot load chunk', error);
}
