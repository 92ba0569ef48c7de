/** Whether the Web Share API can share this. */
export function hasShareSheet(data: ShareData): boolean {
  return typeof navigator.share === 'function' && navigator.canShare?.(data) !== false;
}

/**
 * Opens the native share sheet (Web Share API); needs a user gesture. Never rejects.
 * @returns `missing` when it is unavailable after all, so that a fallback is offered
 */
export async function openShareSheet(data: ShareData): Promise<'shared' | 'called off' | 'missing'> {
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    const isCalledOff = error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name);
    return isCalledOff ? 'called off' : 'missing';
  }
}
