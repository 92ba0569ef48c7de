import { describe, expect, it } from 'vitest';
import { findWarnings, type PopupWarning, type StoredPopup } from './findWarnings.ts';

const onSite: StoredPopup = { conditions: [{ rule: 'include', of: 'site' }], overlay: true };
const atOnce: StoredPopup = { ...onSite, triggers: { page_load: { enabled: true, delay: 0 } } };

/** Cannot be closed in any way. */
const closed: StoredPopup = {
  close_button: false,
  close_automatically: 0,
  prevent_close_on_background_click: true,
  prevent_close_on_esc_key: true,
};

describe('findWarnings', () => {
  it.each<[string, StoredPopup, PopupWarning[]]>([
    ['covers a page at once', atOnce, ['interstitial']],
    ['nobody could close', { ...onSite, ...closed }, ['trap', 'by_links_only']],
    ['has a close button alone', { ...onSite, ...closed, close_button: true }, ['by_links_only']],
    ['closes by itself alone', { ...onSite, ...closed, close_automatically: 5 }, ['by_links_only']],
    ['Esc alone closes', { ...onSite, ...closed, prevent_close_on_esc_key: false }, ['by_links_only']],
    ['fills the window at once', { ...atOnce, overlay: false, height: 'screen' }, ['interstitial']],
    ['covers nothing', { ...atOnce, overlay: false, height: 'fit' }, []],
    ['gives time to read', { ...atOnce, triggers: { page_load: { enabled: true, delay: 10 } } }, []],
    ['gives little time', { ...atOnce, triggers: { page_load: { enabled: true, delay: 9 } } }, ['interstitial']],
    ['is not for phones', { ...atOnce, timing: { devices: { enabled: true, devices: ['desktop', 'tablet'] } } }, []],
    ['is for phones', { ...atOnce, timing: { devices: { enabled: true, devices: ['mobile'] } } }, ['interstitial']],
    ['is for the second page', { ...atOnce, timing: { page_views: { enabled: true, views: 2 } } }, []],
    ['is for the first page', { ...atOnce, timing: { page_views: { enabled: true, views: 1 } } }, ['interstitial']],
    ['has a rule that is off', { ...atOnce, timing: { page_views: { enabled: false, views: 2 } } }, ['interstitial']],
    ['is not for searchers', { ...atOnce, timing: { sources: { enabled: true, sources: ['internal'] } } }, []],
    ['is for searchers', { ...atOnce, timing: { sources: { enabled: true, sources: ['search'] } } }, ['interstitial']],
    ['waits for scrolling alone', { ...onSite, triggers: { scrolling: { enabled: true } } }, ['only_scrolling']],
    [
      'waits for scrolling or a while',
      { ...onSite, triggers: { scrolling: { enabled: true }, inactivity: { enabled: true } } },
      [],
    ],
    ['opens nowhere', { triggers: { exit_intent: { enabled: true } } }, ['nowhere']],
    [
      'opens nowhere but for its exceptions',
      { conditions: [{ rule: 'exclude', of: 'site' }], triggers: { exit_intent: { enabled: true } } },
      ['nowhere'],
    ],
    ['has a selector and no page', { open_selector: '.guide' }, ['selector_nowhere']],
    ['has a selector and a page', { ...onSite, open_selector: '.guide' }, []],
    ['has nothing at all', {}, ['by_links_only']],
    ['has pages and no trigger', onSite, ['by_links_only']],
  ])('a popup that %s', (_name, popup, warnings) => {
    expect(findWarnings(popup)).toEqual(warnings);
  });
});
