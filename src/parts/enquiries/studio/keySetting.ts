const KEY = 'rihla:inbox:keys';

/** Whether single letters act; they do unless somebody has switched them off in this browser. */
export function actsOnKeys(): boolean {
  return localStorage.getItem(KEY) !== 'off';
}

/** Switches them on or off in this browser. */
export function setActsOnKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, 'off');
}
