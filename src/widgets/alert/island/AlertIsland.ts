import { focusTarget } from '../../../browser/focusTarget.ts';

export type AlertIslandProps = {
  /** Distinguishes notices, and versions of one with different texts. */
  name: string;
  memory: 'page' | 'visit' | 'always';
};

/** Key prefix of dismissed notices in storage. */
export const DISMISSED_KEY = 'rihla-alert-';

/** Dismisses a notice for its configured duration; focus moves to the element after it. */
export function mount(element: HTMLElement, { memory, name }: AlertIslandProps): (() => void) | undefined {
  const notice = element.closest<HTMLElement>('.r-alert');
  const button = element.querySelector<HTMLButtonElement>('.r-alert__dismiss');
  if (!notice || !button) return;
  const key = DISMISSED_KEY + name;
  if (isKept(memory, key)) {
    notice.hidden = true;
    return;
  }
  const listeners = new AbortController();
  button.hidden = false;
  button.addEventListener(
    'click',
    () => {
      const next = notice.nextElementSibling ?? notice.parentElement;
      keep(memory, key);
      notice.hidden = true;
      if (next instanceof HTMLElement) focusTarget(next);
    },
    { signal: listeners.signal },
  );
  return () => {
    listeners.abort();
    button.hidden = true;
  };
}

/** Accessing storage throws where it is blocked. */
function storeOf(memory: AlertIslandProps['memory']): Storage | undefined {
  if (memory === 'always') return localStorage;
  return memory === 'visit' ? sessionStorage : undefined;
}

function isKept(memory: AlertIslandProps['memory'], key: string): boolean {
  try {
    return Boolean(storeOf(memory)?.getItem(key));
  } catch {
    // Storage is not available.
    return false;
  }
}

function keep(memory: AlertIslandProps['memory'], key: string): void {
  try {
    storeOf(memory)?.setItem(key, '1');
  } catch {
    // The notice stays dismissed until the page is opened again.
  }
}
