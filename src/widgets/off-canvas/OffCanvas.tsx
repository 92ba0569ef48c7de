import type { OffCanvasBlock } from '../../cms/payload-types.ts';
import panelCss from '../../overlays/panel/panel.css?inline';
import type { RenderContext } from '../../render/context.ts';
import type { WidgetProps } from '../../render/defineWidget.ts';
import { documentHref } from '../../render/href.ts';
import { Link } from '../../render/Link.tsx';
import { writeAction } from '../../shared/actions/writeAction.ts';
import { panelAttributes, panelSizeRule } from '../../shared/panels/panelLook.ts';
import buttonCss from '../button/button.css?inline';
import looksCss from '../button/looks.css?inline';
import inPlaceCss from './in-place.css?inline';

/** CSS px of a panel as designed, for choosing picture sizes. */
const SLOT = { desktop: 486, phone: 1 };

/**
 * A panel with blocks in it, closed until a link action opens it, and the button that does. Without script the button
 * leads to the page that does the same job, or the blocks stand in their place. The second of one name is not shown.
 */
export function OffCanvas({ attributes, block, context, slot, text }: WidgetProps<OffCanvasBlock>) {
  const { editing, styles, view } = context;
  const { name, panel = {}, title, triggerLabel, triggerLook } = block;
  const id = claimId(name, context);
  const page = documentHref(block.page);
  const isInPlace = editing || !page;
  styles.use('panel', panelCss);
  if (isInPlace) styles.use('off-canvas/in-place', editing ? inPlaceCss : `@media (scripting: none){${inPlaceCss}}`);
  if (triggerLabel) styles.use('button', buttonCss);
  if (triggerLabel && triggerLook && triggerLook !== 'solid') styles.use('button/looks', looksCss);
  const size = panelSizeRule(panel);
  const titleId = `${id}-title`;
  return (
    <div {...attributes('r-off-canvas', isInPlace && 'r-off-canvas--in-place')}>
      {triggerLabel && (
        <Link
          aria-haspopup="dialog"
          className={`r-button r-button--${triggerLook ?? 'solid'}`}
          {...text('triggerLabel')}
          href={`${page ?? view.path}${writeAction({ action: 'off_canvas:open', settings: { id: name } })}`}
        >
          {triggerLabel}
        </Link>
      )}
      <dialog
        {...panelAttributes(panel)}
        aria-labelledby={titleId}
        className={size ? `r-panel ${styles.rule(size)}` : 'r-panel'}
        data-panel={name}
        id={id}
      >
        <div className="r-panel__head">
          <h2 className="r-panel__title" id={titleId} {...text('title')}>
            {title}
          </h2>
          {panel.closeButton !== false && (
            <button className="r-panel__close" type="button">
              {context.t('panel.close')}
            </button>
          )}
        </div>
        <div
          className="r-panel__body"
          {...slot()}
          dangerouslySetInnerHTML={{ __html: context.renderUnseen(block.blocks, SLOT) }}
        />
      </dialog>
    </div>
  );
}

/**
 * The panel's id, which a popup begins with its own.
 * @throws when another panel of the page or popup has its name, which can be in a template that this document knows nothing of
 */
function claimId(name: string, { uniqueId }: RenderContext): string {
  const wanted = `panel-${name}`;
  const id = uniqueId(wanted);
  if (id.endsWith(wanted)) return id;
  throw new Error(`Another panel of this page is called “${name}”. Give this one another name.`);
}
