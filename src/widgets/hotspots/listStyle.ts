import type { StyleSheet } from '../../render/styleSheet.ts';
import listCss from './list.css?inline';

/**
 * Media and container conditions under which the texts are a list below the picture: below 400 px of its own width, in print and without script
 * (reference).
 */
const LISTED = ['@container r-hotspots (width < 400px)', '@media print', '@media (scripting: none)'];

/**
 * Adds the style of the list.
 * @param isAlways for a block without tooltips, since there may be others on the page
 */
export function addListStyle(styles: StyleSheet, isAlways: boolean): void {
  // After the style of tooltips (`hotspots/tip`), which it overrides.
  if (isAlways) styles.use('hotspots/tip-listed', listCss.replaceAll('.r-hotspots ', '.r-hotspots--listed '));
  else styles.use('hotspots/tip-list', LISTED.map((condition) => `${condition}{${listCss}}`).join(''));
}
