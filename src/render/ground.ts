import { type ColourName, DARK_COLOURS } from '../shared/style.ts';
import { withinBlock } from './blocks/withinBlock.ts';
import type { RenderContext } from './context.ts';

/** Key of whether the innermost ground that blocks lie on is dark in every mode. */
const IS_DARK = Symbol('ground');
/** Key that is set where the look gives the dark surface a light colour: in some footers. */
const INK_IS_LIGHT = Symbol('light ink');

type Grounded = Pick<RenderContext, 'enclosing'>;

/** Whether blocks lie on a ground that is dark in every mode; all others are light, and dark in dark mode. */
export function isOnDark({ enclosing }: Grounded): boolean {
  return enclosing.get(IS_DARK) === true;
}

/** The context of blocks on a ground of a theme's colour. */
export function onGround(context: RenderContext, colour: ColourName): RenderContext {
  const isDark = DARK_COLOURS.has(colour) && !(colour === 'ink' && context.enclosing.has(INK_IS_LIGHT));
  return isDark === isOnDark(context) ? context : withinBlock(context, IS_DARK, isDark);
}

/** The context of the page's header, whose band the look colours. */
export function onHeader(context: RenderContext): RenderContext {
  const band = context.view.theme.style?.header;
  return band === 'ink' || band === 'brand' ? onGround(context, band) : context;
}

/** The context of the page's footer, in which the look may exchange the dark surface. */
export function onFooter(context: RenderContext): RenderContext {
  const band = context.view.theme.style?.footer;
  return band === 'sand' || band === 'paper' ? withinBlock(context, INK_IS_LIGHT, true) : context;
}
