const scripts = new Map<string, HTMLScriptElement>();

/**
 * Loads the script of a service's player API, once for all players of a page. It is trusted because this module is (decision 015); it is loaded
 * only when a visitor has started a video.
 * @param onFail called when it fails to load; the next video retries
 */
export function loadApi(address: string, onFail: () => void, signal: AbortSignal): void {
  let script = scripts.get(address);
  if (!script) {
    script = document.createElement('script');
    script.async = true;
    script.src = address;
    scripts.set(address, script);
    script.addEventListener('error', () => {
      script?.remove();
      scripts.delete(address);
    });
    document.head.append(script);
  }
  script.addEventListener('error', onFail, { signal });
}
