import type { ContainerBlock } from '../../../cms/payload-types.ts';
import { focusOf, rulesOnDevices, type Shown, type ShownOn } from '../../../render/pictures/onDevices.ts';
import type { StyleSheet } from '../../../render/styleSheet.ts';
import { COLOUR_NAMES, type ColourName, DARK_COLOURS, type Device } from '../../../shared/style.ts';
import lightCss from '../light.css?inline';
import { FADES } from './backgroundChoices.ts';
import containCss from './contain.css?inline';
import fixedCss from './fixed.css?inline';
import focusCss from './focus.css?inline';
import overlayCss from './overlay.css?inline';

/** The theme colour of a stored value; undefined for any other value. */
export function colourOf(value: unknown): ColourName | undefined {
  return COLOUR_NAMES.find((name) => name === value);
}

/** The colour that a container's blocks lie on, over a picture that of its veil; undefined where they lie on what is around it. */
export function groundOf(block: ContainerBlock, hasPicture: boolean): ColourName | undefined {
  return hasPicture ? (colourOf(block.overlayColour) ?? 'ink') : colourOf(block.backgroundColour);
}

/**
 * Background classes of a container. Text is light over the dark colours of the theme, and dark over the others, also when nested.
 * @param hasPicture whether a picture is shown
 */
export function backgroundClasses(block: ContainerBlock, styles: StyleSheet, hasPicture: boolean): string[] {
  const colour = colourOf(block.backgroundColour);
  const ground = groundOf(block, hasPicture);
  const isDark = ground !== undefined && DARK_COLOURS.has(ground);
  const classes = [];
  // The accent has enough contrast on every light background but saffron.
  const isSaffron = !isDark && [ground, block.gradientColour].includes('saffron');
  const accent = isSaffron ? ';--color-accent:var(--color-ink)' : '';
  if (colour) classes.push('r-surface', styles.rule(fill(block, colour) + accent));
  else if (accent) classes.push(styles.rule(accent.slice(1)));
  if (isDark) classes.push('r-dark');
  else if (ground) {
    styles.use('container/light', lightCss);
    classes.push('r-light');
  }
  if (block.pattern === 'zellige') classes.push('r-zellige');
  if (hasPicture) classes.push('r-container--picture', styles.rule(`--shade:${shadeOf(block)}%`));
  return classes;
}

/** Opacity of the overlay on a picture, in per cent. */
function shadeOf({ overlay }: ContainerBlock): number {
  return Math.min(90, Math.max(0, Number(overlay ?? 40) || 0));
}

function fill(block: ContainerBlock, colour: ColourName): string {
  const plain = `background-color:var(--surface-${colour})`;
  const other = colourOf(block.gradientColour);
  if (!other) return plain;
  const stops = `var(--surface-${colour}),var(--surface-${other})`;
  const image =
    block.gradientForm === 'radial'
      ? `radial-gradient(farthest-corner,${stops})`
      : `linear-gradient(${angleOf(block)}deg,${stops})`;
  return `${plain};background-image:${image}`;
}

/** Degrees from 0 to 360; 180 is downwards. */
function angleOf({ gradientAngle }: ContainerBlock): number {
  const angle = Number(gradientAngle ?? 180);
  return angle >= 0 && angle <= 360 ? Math.round(angle) : 180;
}

/** Classes and style of the picture layer; none for a plain picture. */
export function layerClasses(block: ContainerBlock, styles: StyleSheet, shown: ShownOn): string[] {
  const classes = [...focusClasses(styles, (device) => shown[device]), ...veilClasses(block, styles)];
  if (block.pictureFit === 'contain') {
    styles.use('container/contain', containCss);
    classes.push('r-layer--contain');
  }
  if (block.pictureAttachment === 'fixed') {
    styles.use('container/fixed', fixedCss);
    classes.push('r-layer--fixed');
  }
  return classes;
}

/** Focal points of the picture, by device; the centre is the browsers' default. */
export function focusClasses(styles: StyleSheet, shownOn: (device: Device) => Shown): string[] {
  const classes = rulesOnDevices(styles, (device) => {
    const focus = focusOf(shownOn(device));
    return focus === '50% 50%' ? '' : `--focus:${focus}`;
  });
  if (classes.length > 0) styles.use('container/focus', focusCss);
  return classes;
}

function veilClasses(block: ContainerBlock, styles: StyleSheet): string[] {
  const colour = colourOf(block.overlayColour) ?? 'ink';
  const fade = block.overlayFade && Object.hasOwn(FADES, block.overlayFade) ? block.overlayFade : 'even';
  if (colour === 'ink' && fade === 'even') return [];
  styles.use('container/overlay', overlayCss);
  const classes = ['r-layer--veil'];
  if (colour !== 'ink') classes.push(styles.rule(`--veil:var(--surface-${colour})`));
  if (fade !== 'even') classes.push(`r-layer--${fade}`);
  return classes;
}
