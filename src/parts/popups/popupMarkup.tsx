import { toMarkup } from '../../render/blocks/renderBlocks.tsx';
import type { RenderContext } from '../../render/context.ts';
import { trimIcons } from '../../render/markup/trimIcons.ts';
import { languageMark } from '../../render/text/languageMarks.ts';
import type { Popup } from '../../render/types.ts';
import { isEntrance } from '../../shared/movements/entrances.ts';
import { entranceCss, exitCss } from './animations.ts';
import { Popup as PopupBox } from './Popup.tsx';
import popupCss from './popup.css?inline';
import { popupRule } from './popupRule.ts';

/**
 * Renders a popup with loaded blocks, and adds its styles to the context: box, both animations, and widgets.
 * @param options.isShown true in the editor's preview, where it is not animated
 * @param options.isTranslated whether its name is in the language of the page
 */
export function popupMarkup(
  popup: Popup,
  context: RenderContext,
  { isShown = false, isTranslated = false }: { isShown?: boolean; isTranslated?: boolean } = {},
): string {
  const { styles } = context;
  styles.use('popup', popupCss);
  const classes = [styles.rule(popupRule(popup)), ...ownClasses(popup)];
  if (!isShown) classes.push(...addMovements(popup, context));
  const content = context.renderBlocks(popup.layout);
  const box = (
    <PopupBox
      className={classes.join(' ')}
      closeLabel={context.t('popup.close')}
      content={content}
      isShown={isShown}
      language={isTranslated ? undefined : languageMark({}, context.view)}
      locale={context.view.locale}
      popup={popup}
    />
  );
  return trimIcons(toMarkup(box, context));
}

/** @returns the classes that play them */
function addMovements({ entrance_animation, exit_animation }: Popup, { styles }: RenderContext): string[] {
  const classes: string[] = [];
  if (isEntrance(entrance_animation)) {
    styles.use(`popup/in-${entrance_animation}`, entranceCss(entrance_animation));
    classes.push(`r-popup--in-${entrance_animation}`);
  }
  if (isEntrance(exit_animation)) {
    styles.use(`popup/out-${exit_animation}`, exitCss(exit_animation));
    classes.push(`r-popup--out-${exit_animation}`);
  }
  return classes;
}

function ownClasses({ classes }: Popup): string[] {
  return (classes ?? '').split(/\s+/).filter((name) => /^[A-Za-z_-][\w-]*$/.test(name));
}
