const scripts = new Map<string, HTMLScriptElement>();

/**
 * Brings in the script by which a service's players are talked to, once for all players of a page. It is trusted because this module is
 * (decision 015); it is asked for only when a visitor has wanted a film.
 * @param onFail called when it cannot be had; the next film asks for it again
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
