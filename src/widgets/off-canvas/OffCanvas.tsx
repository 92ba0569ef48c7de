import type { OffCanvasBlock } from '../../cms/payload-types.ts';
import panelCss from '../../overlays/panel/panel.css?inline';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import type { RenderContext } from '../../render/context.ts';
import { documentHref } from '../../render/links/href.ts';
import { Link } from '../../render/links/Link.tsx';
import { writeAction } from '../../shared/actions/writeAction.ts';
import { panelAttributes, panelSizeRule } from '../../shared/panels/panelLook.ts';
import buttonCss from '../button/button.css?inline';
import looksCss from '../button/looks.css?inline';
import inPlaceCss from './in-place.css?inline';

/** Width of a panel in CSS px, for choosing picture sizes. */
const SLOT = { desktop: 486, phone: 1 };

/**
 * Off-canvas dialog with blocks, opened by a link action or its own button. Without script the button links to a fallback page, or the blocks
 * are inline. A second panel of the same name is hidden.
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
 * Id of the panel, prefixed in a popup.
 * @throws when another panel of the page or popup has the same name, possibly in a template outside this document
 */
function claimId(name: string, { uniqueId }: RenderContext): string {
  const wanted = `panel-${name}`;
  const id = uniqueId(wanted);
  if (id.endsWith(wanted)) return id;
  throw new Error(`Another panel of this page is called “${name}”. Give this one another name.`);
}
