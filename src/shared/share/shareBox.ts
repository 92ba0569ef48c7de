import type { Device } from '../style.ts';
import type { ShareBoxLook } from './looks.ts';
import { DEFAULT_SHARE_NETWORKS, type ShareNetworkId } from './networks.ts';

/** Positions of the theme's share box. */
export const SHARE_BOX_POSITIONS = {
  bottom: 'Below the text',
  top: 'Above the text',
  both: 'Above and below',
} as const;
export type ShareBoxPosition = keyof typeof SHARE_BOX_POSITIONS;

/** Default share box of a theme. On phones its networks are hidden, as in the original theme. */
export const DEFAULT_SHARE_BOX = {
  enabled: true,
  position: 'bottom' as ShareBoxPosition,
  look: 'names' as ShareBoxLook,
  colour: 'text' as 'text' | 'official',
  networks: DEFAULT_SHARE_NETWORKS as readonly ShareNetworkId[],
  hideOn: ['mobile'] as readonly Device[],
  showCopy: true,
  showNative: true,
};
