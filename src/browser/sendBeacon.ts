/** Sends JSON to this site at once, in a way that outlives the page. Nobody hears of it when it fails. */
export function sendBeacon(url: string, data: object): void {
  const [body, type] = [JSON.stringify(data), 'application/json'];
  if (navigator.sendBeacon?.(url, new Blob([body], { type }))) return;
  fetch(url, { method: 'POST', body, headers: { 'content-type': type }, keepalive: true }).catch(
    // A visitor without a network has other worries than our count.
    () => undefined,
  );
}
