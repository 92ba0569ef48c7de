import { createHash } from 'node:crypto';
import { CircleCheck, Info, type LucideIcon, OctagonAlert, TriangleAlert, X } from 'lucide-react';
import type { AlertBlock } from '../../cms/payload-types.ts';
import { Island } from '../../islands/Island.tsx';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import type { RenderContext } from '../../render/context.ts';
import { choiceOf } from '../../shared/share/looks.ts';
import dismissableCss from './dismissable.css?inline';
import filledCss from './filled.css?inline';
import type { AlertIslandProps } from './island/AlertIsland.ts';

const SIGNS: Record<'info' | 'success' | 'warning' | 'danger', LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: OctagonAlert,
};
const MEMORIES = { page: '', visit: '', always: '' };

/** A notice. It is part of the page from the start, so its role is `note`; `alert` is a live region, for events while the page is open. */
export function Alert({ attributes, block, context, text }: WidgetProps<AlertBlock>) {
  const { styles, t } = context;
  const kind = choiceOf(SIGNS, block.kind, 'info');
  const isFilled = block.look === 'filled';
  if (isFilled) styles.use('alert/filled', filledCss);
  const Sign = SIGNS[kind];
  const notice = (
    <>
      {block.showIcon !== false && <Sign aria-hidden="true" className="r-alert__sign" size={22} strokeWidth={1.6} />}
      <div className="r-alert__words">
        {block.title?.trim() && (
          <p className="r-alert__title" {...text('title')}>
            {block.title}
          </p>
        )}
        {block.text?.trim() && (
          <p className="r-alert__text" {...text('text')}>
            {block.text}
          </p>
        )}
      </div>
    </>
  );
  const root = attributes(
    'r-alert',
    `r-alert--${kind}`,
    isFilled && 'r-alert--filled',
    block.dismissable && 'r-alert--dismissable',
  );
  const label = t(`alert.${kind}`);
  if (!block.dismissable)
    return (
      <div {...root} aria-label={label} role="note">
        {notice}
      </div>
    );
  styles.use('alert/dismissable', dismissableCss);
  return (
    <div {...root} aria-label={label} role="note">
      <Island<typeof import('./island/AlertIsland.ts')>
        name="alert"
        props={islandProps(block, context)}
        trigger={block.memory === 'page' || !block.memory ? 'visible' : 'load'}
      >
        {notice}
        <button aria-label={t('alert.dismiss')} className="r-alert__dismiss" hidden type="button">
          <X aria-hidden="true" size={18} strokeWidth={1.6} />
        </button>
      </Island>
    </div>
  );
}

/** The preview keeps showing the notice that is being edited. */
function islandProps(block: AlertBlock, { editing }: RenderContext): AlertIslandProps {
  const words = createHash('sha256')
    .update(`${block.title ?? ''}\n${block.text ?? ''}`)
    .digest('base64url')
    .slice(0, 10);
  const name = String(block.id ?? '').replace(/[^\w-]/g, '');
  return { name: `${name}-${words}`, memory: editing ? 'page' : choiceOf(MEMORIES, block.memory, 'page') };
}
