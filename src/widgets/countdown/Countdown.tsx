import type { CountdownBlock } from '../../cms/payload-types.ts';
import { Island } from '../../islands/Island.tsx';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import type { RenderContext } from '../../render/context.ts';
import { messageForms } from '../../shared/messages/index.ts';
import { choiceOf } from '../../shared/share/looks.ts';
import boxedCss from './boxed.css?inline';
import type { CountdownIslandProps } from './island/CountdownIsland.ts';
import { splitTime } from './island/splitTime.ts';
import lineCss from './line.css?inline';
import { dueInstant, endsWith, evergreenLength, redirectOf, sayDue, shownUnits } from './readCountdown.ts';

const LOOKS = { ruled: '', boxed: boxedCss, line: lineCss };

/**
 * Countdown to a moment. The server's markup stays true at any time: the due date in words, or the message once it is over. The digits are the
 * browser's.
 */
export function Countdown({ attributes, block, context, text }: WidgetProps<CountdownBlock>) {
  const { styles } = context;
  const end = block.kind === 'evergreen' ? undefined : dueInstant(block);
  // The end state is final, so a cached page stays correct.
  const isOver = end !== undefined && end <= Date.now() && !context.editing;
  const hasMessage = endsWith(block, 'message') && Boolean(block.message?.trim());
  if (isOver && endsWith(block, 'hide') && !hasMessage && !redirectOf(block)) return null;
  const look = choiceOf(LOOKS, block.look, 'ruled');
  if (LOOKS[look]) styles.use(`countdown/${look}`, LOOKS[look]);
  const hidesCount = isOver && endsWith(block, 'hide');
  const units = shownUnits(block);
  const left = end === undefined ? (evergreenLength(block) ?? 0) : end - Date.now();
  // As wide as the digits that the script writes, to avoid layout shift.
  const placeholder = '0'.repeat(String(splitTime(left, units)[0]).length);
  return (
    <div {...attributes('r-countdown', `r-countdown--${look}`, block.align === 'center' && 'r-countdown--center')}>
      <Island<typeof import('./island/CountdownIsland.ts')>
        name="countdown"
        props={islandProps(block, context, end)}
        trigger={redirectOf(block) && !context.editing ? 'idle' : 'visible'}
      >
        <div className={block.kind === 'evergreen' ? 'r-countdown__box r-countdown__box--own' : 'r-countdown__box'}>
          {block.title?.trim() && (
            <p className="r-countdown__title" {...text('title')} data-counts="" hidden={hidesCount}>
              {block.title}
            </p>
          )}
          <div
            aria-label={context.t('countdown.label')}
            className="r-countdown__timer"
            data-counts=""
            hidden={hidesCount}
            role="timer"
          >
            {units.map((unit, index) => (
              <span className="r-countdown__unit" data-unit={unit} key={unit}>
                <span className="r-countdown__figure">{index === 0 ? placeholder : '00'}</span>
                <span className="r-countdown__label">
                  {messageForms(context.view.locale, `countdown.${unit}`).other}
                </span>
              </span>
            ))}
          </div>
          {end !== undefined && <Due block={block} context={context} end={end} isHidden={hidesCount} />}
          {hasMessage && (
            <div role="status">
              <p className="r-countdown__message" {...text('message')} hidden={!isOver}>
                {block.message}
              </p>
            </div>
          )}
        </div>
      </Island>
    </div>
  );
}

interface DueProps {
  block: CountdownBlock;
  context: RenderContext;
  end: number;
  isHidden: boolean;
}

function Due({ block, context: { t, view }, end, isHidden }: DueProps) {
  const isQuiet = block.showDue === false;
  return (
    <p
      className={isQuiet ? 'r-countdown__due r-countdown__due--quiet' : 'r-countdown__due'}
      data-counts=""
      hidden={isHidden}
    >
      <time dateTime={new Date(end).toISOString()}>{t('countdown.until', sayDue(block, view.locale))}</time>
    </p>
  );
}

function islandProps(block: CountdownBlock, context: RenderContext, end: number | undefined): CountdownIslandProps {
  const units = shownUnits(block);
  const redirect = context.editing ? undefined : redirectOf(block);
  const length = block.kind === 'evergreen' ? evergreenLength(block) : undefined;
  const name = String(block.id ?? '').replace(/[^\w-]/g, '') || 'one';
  return {
    locale: context.view.locale,
    ...(end !== undefined && { end }),
    ...(length !== undefined && { evergreen: { length, name } }),
    units,
    labels: Object.fromEntries(units.map((unit) => [unit, messageForms(context.view.locale, `countdown.${unit}`)])),
    // The editor keeps seeing what is edited.
    hidesAtEnd: endsWith(block, 'hide') && !context.editing,
    ...(redirect && { redirect }),
  };
}
