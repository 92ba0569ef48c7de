'use client';
import { msg, t } from '../../../shared/studioWords/t.ts';
import { findWarnings, type PopupWarning } from '../rules/findWarnings.ts';
import { TRAP } from '../settings/checkClosing.ts';
import { usePopupValues } from './usePopupValues.ts';
import './popups.css';

const TEXTS: Record<PopupWarning, string> = {
  // Shown here at once, too: the field's own error disappears when a draft is saved.
  trap: TRAP,
  interstitial: msg(
    'On phones this covers the page for people whom a search engine has only just sent, and search engines rank such pages lower. Under “When”, let it wait 10 seconds or for another trigger; or under “For whom”, ask for a second page.',
  ),
  only_scrolling: msg(
    'It waits for scrolling alone, and a short page never scrolls. Under “When”, add a second trigger, such as some time after the page has loaded.',
  ),
  nowhere: msg('It has triggers, but no page on which it may open by itself. Add a condition under “Where”.'),
  selector_nowhere: msg('A click can open it only on the pages under “Where”, and there are none. Add a condition.'),
  by_links_only: msg(
    'Nothing opens it by itself. That is right for a popup that links open; otherwise choose a trigger under “When”.',
  ),
};

/** Shows warnings about the form's settings; none blocks saving. */
export function PopupWarnings() {
  const warnings = findWarnings(usePopupValues());
  return (
    <ul aria-label={t('Notes on this popup')} aria-live="polite" className="rihla-notes">
      {warnings.map((warning) => (
        <li className={warning === 'by_links_only' ? 'rihla-notes__hint' : undefined} key={warning}>
          {t(TEXTS[warning])}
        </li>
      ))}
    </ul>
  );
}
