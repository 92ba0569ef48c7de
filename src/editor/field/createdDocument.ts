const KEY = 'rihla-begun';

/**
 * Notes for this tab that a document was just created, for its form, which opens next.
 * @param name such as `tours/7`
 */
export function markCreated(name: string): void {
  try {
    sessionStorage.setItem(KEY, name);
  } catch {
    // Storage is refused: the form opens like every other.
  }
}

/** Whether a document was just created; once. */
export function takeCreated(name: string): boolean {
  try {
    const isBegun = sessionStorage.getItem(KEY) === name;
    if (isBegun) sessionStorage.removeItem(KEY);
    return isBegun;
  } catch {
    return false;
  }
}
