/** Moves focus with arrow keys between the field and the links below it; Tab works, too. */
export function moveByArrows(input: HTMLInputElement, list: HTMLElement, signal: AbortSignal): void {
  const move = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || event.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const stops: HTMLElement[] = [input, ...list.querySelectorAll<HTMLElement>('a[href]')];
    const at = stops.indexOf(event.target as HTMLElement);
    const next = stops[at + step];
    if (at < 0 || !next) return;
    event.preventDefault();
    next.focus();
  };
  input.addEventListener('keydown', move, { signal });
  list.addEventListener('keydown', move, { signal });
}
