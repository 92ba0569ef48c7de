import type { StyleSheet } from '../../render/styleSheet.ts';
import { readableOn } from '../../shared/color.ts';
import type { ShareAlignment, ShareShape, ShareSkin, ShareView } from '../../shared/share/looks.ts';
import type { ShareNetwork } from '../../shared/share/networks.ts';
import arranged from './arranged.css?inline';
import boxed from './boxed.css?inline';
import filled from './filled.css?inline';
import framed from './framed.css?inline';
import icons from './icons.css?inline';
import minimal from './minimal.css?inline';
import minimalIcons from './minimal-icons.css?inline';
import css from './share-buttons.css?inline';

/** Style sheet and its name for each skin; flat and gradient share one. */
const SKINS: Readonly<Record<ShareSkin, readonly [name: string, css: string]>> = {
  boxed: ['boxed', boxed],
  flat: ['filled', filled],
  framed: ['framed', framed],
  gradient: ['filled', filled],
  minimal: ['minimal', minimal],
};

export interface ShareStyle {
  skin: ShareSkin;
  view: ShareView;
  shape: ShareShape;
  align: ShareAlignment;
  /** Whether each network has its own colour. */
  isOfficial: boolean;
  /** Whether the row has columns. */
  hasColumns?: boolean;
}

/**
 * Adds only the style that a row needs to the page.
 * @returns the colour class of a network's control
 */
export function addShareStyle(
  styles: StyleSheet,
  { align, hasColumns, isOfficial, shape, skin, view }: ShareStyle,
): (network: ShareNetwork) => string | undefined {
  const [name, skinCss] = SKINS[skin];
  styles.use('share-buttons', css);
  styles.use(`share-buttons/${name}`, skinCss);
  if (view !== 'text') styles.use('share-buttons/icons', icons);
  if (view !== 'text' && skin === 'minimal') styles.use('share-buttons/minimal-icons', minimalIcons);
  if (hasColumns || align !== 'start' || shape !== 'square') styles.use('share-buttons/arranged', arranged);
  return ({ color }) => (isOfficial && color ? styles.rule(colourRule(color)) : undefined);
}

/** Custom properties of a skin: fill, text on the fill, and shade. */
function colourRule(color: string): string {
  const on = readableOn(color);
  return `--share-fill:${color};--share-on:${on};--share-shade:${readableOn(on)}`;
}
