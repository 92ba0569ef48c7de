import './live/live.css';
import type { SearchProps } from '../searchProps.ts';
import { searchLive } from './live/searchLive.ts';

/** Shows live results below the search form in the element. */
export function mount(element: HTMLElement, props: SearchProps): () => void {
  const listeners = new AbortController();
  const form = element.querySelector('form');
  if (form) searchLive(form, props, listeners.signal);
  return () => listeners.abort();
}
