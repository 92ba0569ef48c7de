/** Sends JSON to this site at once, even while the page unloads (beacon). Failures are ignored. */
export function sendBeacon(url: string, data: object): void {
  const [body, type] = [JSON.stringify(data), 'application/json'];
  if (navigator.sendBeacon?.(url, new Blob([body], { type }))) return;
  fetch(url, { method: 'POST', body, headers: { 'content-type': type }, keepalive: true }).catch(
    // A lost statistic does not matter to an offline visitor.
    () => undefined,
  );
}
