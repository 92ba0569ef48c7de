import { chooseByKey, isColumn } from './chooseByKey.ts';

/** Tab selection: by click, and by arrow keys with automatic activation. Panels that the browser reveals, by search or anchor, are selected too. */
export function mount(element: HTMLElement): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const list = element.querySelector<HTMLElement>('[role=tablist]');
  if (!list) return () => undefined;
  // Queried each time: the preview adds and removes tabs.
  const tabs = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[role=tab]')];
  const panelOf = (tab: Element | undefined): HTMLElement | null =>
    document.getElementById(tab?.getAttribute('aria-controls') ?? '');
  const panelAround = (node: EventTarget | null): HTMLElement | undefined =>
    tabs()
      .map(panelOf)
      .find((panel) => node instanceof Node && panel?.contains(node)) ?? undefined;

  const choose = (chosen: HTMLElement | undefined): void => {
    if (!chosen) return;
    for (const tab of tabs()) {
      const isChosen = tab === chosen;
      tab.ariaSelected = String(isChosen);
      tab.tabIndex = isChosen ? 0 : -1;
      const panel = panelOf(tab);
      if (!panel) continue;
      showPanel(panel, isChosen);
    }
    keepInRow(list, chosen);
  };
  const tabOf = (panel: HTMLElement | undefined): HTMLElement | undefined =>
    tabs().find((tab) => panel !== undefined && panelOf(tab) === panel);
  /** For browsers without `hidden="until-found"`. */
  const followAddress = (): void => {
    const target = document.getElementById(decodeHash());
    const panel = panelAround(target);
    if (!panel?.hasAttribute('hidden')) return;
    choose(tabOf(panel));
    target?.scrollIntoView();
  };

  list.addEventListener(
    'click',
    ({ target }) => choose((target as Element).closest<HTMLElement>('[role=tab]') ?? undefined),
    { signal },
  );
  list.addEventListener('keydown', (event) => chooseByKey(event, tabs(), choose), { signal });
  // A match in nested tabs also opens the outer panel; each island handles its own.
  element.addEventListener('beforematch', ({ target }) => choose(tabOf(panelAround(target))), { signal });
  window.addEventListener('hashchange', followAddress, { signal });
  window.addEventListener('resize', () => sayDirection(list), { signal });
  sayDirection(list);
  // The browser may have opened a panel before hydration.
  const open = tabs().filter((tab) => panelOf(tab)?.hasAttribute('hidden') === false);
  if (open.length > 1) choose(open.at(-1));
  followAddress();
  return () => listeners.abort();
}

/** `hidden="until-found"` keeps tabindex in the tab order, so it is removed. */
function showPanel(panel: HTMLElement, isShown: boolean): void {
  if (isShown) {
    panel.removeAttribute('hidden');
    panel.tabIndex = 0;
  } else {
    panel.setAttribute('hidden', 'until-found');
    panel.removeAttribute('tabindex');
  }
}

/** Vertical tabs become horizontal on phones. */
function sayDirection(list: HTMLElement): void {
  list.ariaOrientation = isColumn(list) ? 'vertical' : 'horizontal';
}

function decodeHash(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    // No id has this form.
    return '';
  }
}

/** Scrolls a row until a child is entirely visible, but not the page, as `scrollIntoView` would. */
function keepInRow(row: HTMLElement, child: HTMLElement): void {
  const box = row.getBoundingClientRect();
  const { left, right } = child.getBoundingClientRect();
  if (left < box.left) row.scrollLeft -= box.left - left;
  else if (right > box.right) row.scrollLeft += right - box.right;
}
