import type { TimelineBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import type { RenderContext } from '../../render/context.ts';
import { Picture } from '../../render/pictures/Picture.tsx';
import type { Marks } from '../../render/text/marks.ts';
import { Icon } from '../pieces/icons.tsx';
import { Title } from '../pieces/Title.tsx';
import alternatingCss from './alternating.css?inline';
import foldingCss from './folding.css?inline';
import { readStages, type Stage } from './readStages.ts';

const SIGNS = ['dot', 'number', 'icon'] as const;

/** Timeline of a journey's days: title, text, picture and facts, optionally collapsible. */
export function Timeline({ attributes, block, context, text }: WidgetProps<TimelineBlock>) {
  const stages = readStages(block);
  const sign = SIGNS.find((each) => each === block.sign) ?? 'dot';
  const isAlternating = block.arrangement === 'alternating';
  const isFolding = block.folding === 'first' || block.folding === 'closed';
  if (isAlternating) context.styles.use('timeline/alternating', alternatingCss);
  if (isFolding) context.styles.use('timeline/folding', foldingCss);
  return (
    <ol
      {...attributes(
        'r-timeline',
        `r-timeline--${sign}`,
        isAlternating && 'r-timeline--alternating',
        (isAlternating || block.pictures === 'above') && 'r-timeline--above',
      )}
    >
      {stages.map((stage, index) => (
        <li className="r-timeline__stage" key={stage.row}>
          <span aria-hidden="true" className="r-timeline__sign">
            {sign === 'number' && index + 1}
            {sign === 'icon' && (
              <Icon name={stage.icon === '' || stage.icon === 'none' ? 'map-pin' : stage.icon} size={18} />
            )}
          </span>
          <StageContent
            block={block}
            context={context}
            // All are open in the editor, to be edited.
            fold={isFolding ? { isOpen: context.editing || (block.folding === 'first' && index === 0) } : undefined}
            mark={(field) => text(`items.${stage.row}.${field}`)}
            stage={stage}
          />
        </li>
      ))}
    </ol>
  );
}

interface StageProps {
  block: TimelineBlock;
  context: RenderContext;
  /** Collapsible state; absent where it is always open. */
  fold: { isOpen: boolean } | undefined;
  mark: Marks['text'];
  stage: Stage;
}

function StageContent({ block, context, fold, mark, stage }: StageProps) {
  const head = (
    <>
      {stage.label && (
        <span className="r-timeline__label" {...mark('label')}>
          {stage.label}
        </span>
      )}
      <Title
        className="r-timeline__title"
        context={context}
        level={block.level}
        mark={mark('title')}
        source={stage.source}
        text={stage.title}
      />
    </>
  );
  const body = <StageBody block={block} context={context} mark={mark} stage={stage} />;
  const hasBody = stage.text || stage.picture || stage.facts.length > 0;
  if (!fold || !hasBody || !stage.title)
    return (
      <div className="r-timeline__content">
        {head}
        {body}
      </div>
    );
  return (
    <details className="r-timeline__content" open={fold.isOpen}>
      <summary>{head}</summary>
      {body}
    </details>
  );
}

function StageBody({ block, context, mark, stage }: Omit<StageProps, 'fold'>) {
  const isAbove = block.pictures === 'above' || block.arrangement === 'alternating';
  return (
    <div className="r-timeline__body">
      {stage.picture && (
        <Picture
          className="r-timeline__picture"
          context={context}
          media={stage.picture}
          ratio="3/2"
          slot={{
            ...context.slot,
            desktop: context.slot.desktop * (isAbove ? 0.5 : 0.36),
            phone: context.slot.phone * 0.85,
          }}
        />
      )}
      <div className="r-timeline__words">
        {stage.text && (
          <p className="r-timeline__text" {...mark('text')}>
            {stage.text}
          </p>
        )}
        {stage.facts.length > 0 && (
          <ul className="r-timeline__facts">
            {stage.facts.map((fact) => (
              <li key={fact.row}>
                {fact.icon !== '' && fact.icon !== 'none' && <Icon name={fact.icon} size={16} />}
                {fact.name && (
                  <span className="r-timeline__name" {...mark(`facts.${fact.row}.name`)}>
                    {fact.name}
                  </span>
                )}
                <span {...mark(`facts.${fact.row}.value`)}>{fact.value}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
