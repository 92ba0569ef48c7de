/**
 * Acts at once. What fails is left out; the console, and so whoever set the popup up, is told what it was and why. Visitors see
 * nothing of it. Never rejects.
 */
export async function tryTo(complaint: string, what: number | string, act: () => unknown): Promise<void> {
  try {
    await act();
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the only way to tell whoever set it
    console.warn(complaint, what, error);
  }
}
