import { focusTarget } from '../../../browser/focusTarget.ts';

export type AlertIslandProps = {
  /** Tells notices apart, and one from another text of the same. */
  name: string;
  memory: 'page' | 'visit' | 'always';
};

/** Begins the keys of notices that were put away. */
export const DISMISSED_KEY = 'rihla-alert-';

/** Lets visitors put a notice away, for as long as it says; focus then goes to what follows it. */
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

/** Storage throws where it is refused, already when it is named. */
function storeOf(memory: AlertIslandProps['memory']): Storage | undefined {
  if (memory === 'always') return localStorage;
  return memory === 'visit' ? sessionStorage : undefined;
}

function isKept(memory: AlertIslandProps['memory'], key: string): boolean {
  try {
    return Boolean(storeOf(memory)?.getItem(key));
  } catch {
    // Nothing can be kept here, so nothing is.
    return false;
  }
}

function keep(memory: AlertIslandProps['memory'], key: string): void {
  try {
    storeOf(memory)?.setItem(key, '1');
  } catch {
    // It is put away until the page is opened again.
  }
}
