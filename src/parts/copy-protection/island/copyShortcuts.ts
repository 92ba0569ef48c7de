type Keys = Pick<KeyboardEvent, 'altKey' | 'code' | 'ctrlKey' | 'key' | 'metaKey' | 'shiftKey'>;

/** Select all, copy, save, view source, paste, cut. */
const PLAIN = 'acsuvx';
/** Developer tools: element picker, tools, console of Chromium, console of Firefox. */
const TOOLS = 'cijk';
/** On a Mac, the option key opens the same tools, and view source. */
const TOOLS_WITH_OPTION = `${TOOLS}u`;

/** Whether shortcuts use the command key instead of the control key. */
export function usesCommandKey(): boolean {
  const { platform, userAgentData } = navigator as Navigator & { userAgentData?: { platform?: string } };
  return /^(mac|ip)/i.test(userAgentData?.platform || platform);
}

/**
 * Whether keys are a shortcut that copy protection blocks (spec), and no other: not find, zoom, print or Tab, nor control with alt, which
 * screen readers and other layouts use.
 */
export function isProtectedShortcut(keys: Keys, isMac: boolean): boolean {
  const { altKey, ctrlKey, key, metaKey, shiftKey } = keys;
  if (key === 'F12') return true;
  const isCommand = isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey && !altKey;
  const letters = altKey ? TOOLS_WITH_OPTION : shiftKey ? TOOLS : PLAIN;
  const letter = letterOf(keys);
  return isCommand && letter !== '' && letters.includes(letter);
}

/** Whether these protected keys copy or cut, for which the browser also fires an event of its own. */
export function isCopyOrCut(keys: Keys): boolean {
  return !keys.shiftKey && !keys.altKey && /[cx]/.test(letterOf(keys));
}

/**
 * The letter as the browser interprets it: the printed one where it is Latin (Ctrl+A on a French keyboard is `KeyQ`), else the one at that position
 * of a US keyboard (Arabic, Greek; letters changed by the option key).
 */
function letterOf({ code, key }: Keys): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? '';
}
