/** Toggles the extra links with “more links” and its counterpart. The two buttons are swapped, with focus. */
export function enableMoreLinks(nav: HTMLElement, signal: AbortSignal): void {
  const buttons = [...nav.querySelectorAll<HTMLButtonElement>('.r-toc__more')];
  for (const pressed of buttons) {
    pressed.addEventListener(
      'click',
      () => {
        nav.dataset.more = pressed.dataset.sets;
        for (const button of buttons) {
          button.hidden = button === pressed;
          if (!button.hidden) button.focus();
        }
      },
      { signal },
    );
  }
}
