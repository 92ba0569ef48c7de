import type { Popup } from '../../render/types.ts';
import type { PopupSettings } from './island/popup/popupSettings.ts';
import { POPUP_DEFAULTS } from './rules/look.ts';
import { readTiming } from './rules/readTiming.ts';

/** Switches that are off by default. */
const SWITCHES = ['prevent_close_on_background_click', 'prevent_close_on_esc_key', 'prevent_scroll'] as const;
/** Switches that are on by default. */
const DEFAULT_SWITCHES = ['overlay', 'a11y_navigation'] as const;
const TIMES = ['close_button_delay', 'close_automatically'] as const;

/** Settings of a popup for the browser; switches that are off are left out. */
export function popupSettings(popup: Popup): PopupSettings {
  const settings: PopupSettings = { title: popup.title, ...timesSettings(popup) };
  for (const name of DEFAULT_SWITCHES) if (popup[name] ?? POPUP_DEFAULTS[name]) settings[name] = true;
  for (const name of SWITCHES) if (popup[name]) settings[name] = true;
  for (const name of TIMES) {
    const seconds = popup[name];
    if (typeof seconds === 'number' && seconds > 0) settings[name] = seconds;
  }
  return settings;
}

/** Included here, since a page on which only links open the popup has no entry with its rules, but still counts impressions. */
function timesSettings({ timing }: Popup): Pick<PopupSettings, 'times_count' | 'times_times'> {
  const { times } = readTiming(timing && { times: timing.times }, undefined);
  return times ? { ...(times.times_count && { times_count: true }), times_times: times.times_times } : {};
}
