import type { ShareButtonsBlock } from '../../cms/payload-types.ts';
import type { RenderContext } from '../../render/context.ts';
import type { Theme } from '../../render/types.ts';
import { contrastRatio, isHexColor } from '../../shared/color.ts';
import { COLOUR_NAMES, type ColourName } from '../../shared/style.ts';
import { DEFAULT_THEME } from '../../shared/theme.ts';

/** WCAG 1.4.3, for text of any size. */
const MIN_CONTRAST = 4.5;

/**
 * Class with an editor's two colours; none for official ones. A second colour without enough contrast is replaced by the lightest or darkest of
 * the theme.
 */
export function customColours(
  block: ShareButtonsBlock,
  { styles, view }: Pick<RenderContext, 'styles' | 'view'>,
): string {
  const fill = COLOUR_NAMES.find((name) => name === block.primary);
  if (block.colour !== 'custom' || !fill) return '';
  const contrast = (name: ColourName): number => contrastRatio(hexOf(view.theme, name), hexOf(view.theme, fill));
  const [on, shade] = contrast('ink') > contrast('paper') ? ['ink', 'paper'] : ['paper', 'ink'];
  const wanted = COLOUR_NAMES.find((name) => name === block.secondary && contrast(name) >= MIN_CONTRAST);
  return styles.rule(
    `--share-fill:var(--surface-${fill});--share-on:var(--surface-${wanted ?? on});--share-shade:var(--surface-${shade})`,
  );
}

function hexOf(theme: Theme, name: ColourName): string {
  const set = theme.colours?.[name];
  return isHexColor(set) ? set : DEFAULT_THEME.colours[name];
}
