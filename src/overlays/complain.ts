/** Says in the console why nothing happened, which only whoever made the page will look for. */
export function warn(text: string): void {
  // biome-ignore lint/suspicious/noConsole: the only way to tell whoever wrote the page
  console.warn(text);
}

/** Says in the console that the code for something did not come (spec, section 8), so that nothing happened. */
export function reportMissingChunk(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the spec asks for this line
  console.error('Cannot load chunk', error);
}
