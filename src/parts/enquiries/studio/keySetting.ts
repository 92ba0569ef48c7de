const KEY = 'rihla:inbox:keys';

/** Whether single-letter shortcuts are on, as by default; stored in this browser. */
export function actsOnKeys(): boolean {
  return localStorage.getItem(KEY) !== 'off';
}

/** Switches single-letter shortcuts on or off in this browser. */
export function setActsOnKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, 'off');
}
