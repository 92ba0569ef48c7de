import type { StyleSheet } from '../../pages/styleSheet.ts';
import { readableOn } from '../../shared/color.ts';
import type { ShareSkin } from '../../shared/share/looks.ts';
import type { ShareNetwork } from '../../shared/share/networks.ts';
import boxed from './boxed.css?inline';
import filled from './filled.css?inline';
import framed from './framed.css?inline';
import minimal from './minimal.css?inline';
import css from './share-buttons.css?inline';

/** Flat and gradient are one style but for the gradient. */
const SKINS: Readonly<Record<ShareSkin, string>> = { boxed, flat: filled, framed, gradient: filled, minimal };
const SKIN_FILES: Readonly<Record<ShareSkin, string>> = {
  boxed: 'boxed',
  flat: 'filled',
  framed: 'framed',
  gradient: 'filled',
  minimal: 'minimal',
};

/**
 * Puts the style of a row into the page's style sheet.
 * @param isOfficial each network in its own colour
 * @returns the class that colours the control of a network
 */
export function addShareStyle(
  styles: StyleSheet,
  skin: ShareSkin,
  isOfficial: boolean,
): (network: ShareNetwork) => string | undefined {
  styles.use('share-buttons', css);
  styles.use(`share-buttons/${SKIN_FILES[skin]}`, SKINS[skin]);
  return ({ color }) => (isOfficial && color ? styles.rule(colourRule(color)) : undefined);
}

/** The properties by which a skin fills a control, writes on the fill, and shades it. */
function colourRule(color: string): string {
  const on = readableOn(color);
  return `--share-fill:${color};--share-on:${on};--share-shade:${readableOn(on)}`;
}
