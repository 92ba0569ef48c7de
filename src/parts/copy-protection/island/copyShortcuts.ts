type Keys = Pick<KeyboardEvent, 'altKey' | 'code' | 'ctrlKey' | 'key' | 'metaKey' | 'shiftKey'>;

/** Select all, copy, save, view source, paste, cut. */
const PLAIN = 'acsuvx';
/** Developer tools: element picker, tools, console of Chromium, console of Firefox. */
const TOOLS = 'cijk';
/** On a Mac the option key opens the same, and the source. */
const TOOLS_WITH_OPTION = `${TOOLS}u`;

/** Whether shortcuts take the command key here instead of the control key. */
export function usesCommandKey(): boolean {
  const { platform, userAgentData } = navigator as Navigator & { userAgentData?: { platform?: string } };
  return /^(mac|ip)/i.test(userAgentData?.platform || platform);
}

/**
 * Whether these keys are a shortcut that copy protection blocks (spec, section 6), and none beside it: not find, zoom, print
 * or Tab, not what a screen reader or another layout makes of control with alt.
 */
export function isProtectedShortcut(keys: Keys, isMac: boolean): boolean {
  const { altKey, ctrlKey, key, metaKey, shiftKey } = keys;
  if (key === 'F12') return true;
  const isCommand = isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey && !altKey;
  const letters = altKey ? TOOLS_WITH_OPTION : shiftKey ? TOOLS : PLAIN;
  const letter = letterOf(keys);
  return isCommand && letter !== '' && letters.includes(letter);
}

/** Whether these protected keys ask for copying or cutting, which the browser also tells by an event of its own. */
export function isCopyOrCut(keys: Keys): boolean {
  return !keys.shiftKey && !keys.altKey && /[cx]/.test(letterOf(keys));
}

/**
 * The letter as the browser takes it: what is printed on the key where that is Latin (Ctrl+A of a French keyboard lies on
 * `KeyQ`), else what an American keyboard has in its place (Arabic, Greek; letters that the option key changes).
 */
function letterOf({ code, key }: Keys): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? '';
}
