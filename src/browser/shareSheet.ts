/** Whether this device has a share sheet of its own that takes this. */
export function hasShareSheet(data: ShareData): boolean {
  return typeof navigator.share === 'function' && navigator.canShare?.(data) !== false;
}

/**
 * Opens the device's share sheet; only in answer to a press. Never rejects.
 * @returns `missing` when there is none after all, and another way has to be offered
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
