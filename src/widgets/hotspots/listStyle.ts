import type { StyleSheet } from '../../render/styleSheet.ts';
import listCss from './list.css?inline';

/**
 * Where all that the spots say stands in a list below the picture: below 400 px of its own width, in print and without script
 * (reference, section 18).
 */
const LISTED = ['@container r-hotspots (width < 400px)', '@media print', '@media (scripting: none)'];

/**
 * Adds the style of the list.
 * @param isAlways for a block whose spots never open, beside which there may be others on the page
 */
export function addListStyle(styles: StyleSheet, isAlways: boolean): void {
  // After the style of what opens (`hotspots/tip`), which it takes back.
  if (isAlways) styles.use('hotspots/tip-listed', listCss.replaceAll('.r-hotspots ', '.r-hotspots--listed '));
  else styles.use('hotspots/tip-list', LISTED.map((condition) => `${condition}{${listCss}}`).join(''));
}
