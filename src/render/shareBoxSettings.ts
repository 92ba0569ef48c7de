import { choiceOf, SHARE_BOX_LOOKS, type ShareBoxLook } from '../shared/share/looks.ts';
import { DEFAULT_SHARE_BOX, SHARE_BOX_POSITIONS, type ShareBoxPosition } from '../shared/share/shareBox.ts';
import type { Device } from '../shared/style.ts';
import type { Theme } from './types.ts';

/** Settings of the share box in the theme. */
export interface ShareBoxSettings {
  enabled: boolean;
  /** Empty: the title of the message catalogue. */
  title: string;
  position: ShareBoxPosition;
  look: ShareBoxLook;
  isOfficial: boolean;
  networks: readonly string[];
  hideOn: readonly Device[];
  hasCopy: boolean;
  hasNative: boolean;
}

/** The share box's settings from the theme global, with defaults. */
export function shareBoxSettings({ shareBox }: Theme): ShareBoxSettings {
  const defaults = DEFAULT_SHARE_BOX;
  return {
    enabled: shareBox?.enabled ?? defaults.enabled,
    title: shareBox?.title?.trim() ?? '',
    position: choiceOf(SHARE_BOX_POSITIONS, shareBox?.position, defaults.position),
    look: choiceOf(SHARE_BOX_LOOKS, shareBox?.look, defaults.look),
    isOfficial: (shareBox?.colour ?? defaults.colour) === 'official',
    networks: shareBox?.networks ?? defaults.networks,
    hideOn: shareBox?.hideOn ?? defaults.hideOn,
    hasCopy: shareBox?.showCopy ?? defaults.showCopy,
    hasNative: shareBox?.showNative ?? defaults.showNative,
  };
}
