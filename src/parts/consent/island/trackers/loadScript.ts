/** Brings in a script of somebody else's, behind everything of ours. One that is blocked or away is missed by nobody. */
export function loadScript(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}
