import { ISLAND_TAG } from './constants.ts';
import { importOwn } from './importOwn.ts';
import { runIsland } from './runIsland.ts';
import type { CleanUp, ImportModule } from './types.ts';

export interface LoaderOptions {
  /** Loads a module by URL; `importOwn` except in tests. */
  importModule?: ImportModule;
}

/**
 * Starts the islands runtime: defines the marker as a custom element, so that the browser itself reports every marker, in the page and in HTML
 * inserted later, and every removal. Waits until the page is parsed, because a marker is connected before its children are. Starting twice has no
 * effect.
 */
export function startLoader({ importModule = importOwn }: LoaderOptions = {}): void {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', () => defineMarker(importModule), { once: true });
  } else {
    defineMarker(importModule);
  }
}

function defineMarker(importModule: ImportModule): void {
  if (customElements.get(ISLAND_TAG)) return;
  customElements.define(
    ISLAND_TAG,
    class extends HTMLElement {
      end?: CleanUp;

      connectedCallback(): void {
        this.end ??= runIsland(this, importModule);
      }

      disconnectedCallback(): void {
        // A moved element is connected again by then; and a clean-up must not run during another script's rendering.
        queueMicrotask(() => {
          if (this.isConnected) return;
          this.end?.();
          this.end = undefined;
        });
      }
    },
  );
}
