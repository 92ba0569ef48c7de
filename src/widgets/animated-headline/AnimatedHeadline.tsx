import type { AnimatedHeadlineBlock } from '../../cms/payload-types.ts';
import { Island } from '../../islands/Island.tsx';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { choiceOf } from '../../shared/share/looks.ts';
import { PauseButton } from '../pieces/PauseButton.tsx';
import { STROKES, WORD_SECONDS } from './headlineChoices.ts';
import type { AnimatedHeadlineIslandProps } from './island/AnimatedHeadlineIsland.ts';
import rotateCss from './rotate.css?inline';
import { Stroke } from './Stroke.tsx';
import { turnsOf } from './sayHeadline.ts';
import strokeCss from './stroke.css?inline';

const TAGS = ['h1', 'h2', 'h3', 'h4', 'p'] as const;
const SIZES = { display: '', xl: '', l: '' };

/** Animated headline. All words are in the markup: read once, in order, and shown side by side without motion. */
export function AnimatedHeadline({ attributes, block, context, text }: WidgetProps<AnimatedHeadlineBlock>) {
  const { headings, styles } = context;
  const Tag = TAGS.find((tag) => tag === block.level) ?? 'h2';
  const turns = turnsOf(block);
  const isRotating = turns.length > 1;
  styles.use(isRotating ? 'animated-headline/rotate' : 'animated-headline/stroke', isRotating ? rotateCss : strokeCss);
  const { id, ...named } = attributes(
    'r-headline',
    `r-headline--${choiceOf(SIZES, block.size, 'xl')}`,
    block.align === 'center' && 'r-headline--center',
  );
  const root = Tag === 'p' ? { id, ...named } : named;
  const heading = (
    <Tag className="r-headline__text r-display" id={Tag === 'p' ? undefined : (headings.idOf(block) ?? id)}>
      {block.before?.trim() && <span {...text('before')}>{block.before}</span>}{' '}
      {isRotating ? (
        <span className="r-headline__turns">
          {turns.map(({ path, words }, index) => (
            <span className="r-headline__turn" data-shown={index === 0 ? '' : undefined} key={path}>
              <span {...text(path)}>{words}</span>
              {index < turns.length - 1 && <span className="r-headline__comma">, </span>}
            </span>
          ))}
        </span>
      ) : (
        turns[0] && (
          <span className="r-headline__stroked">
            <span {...text(turns[0].path)}>{turns[0].words}</span>
            <Stroke name={choiceOf(STROKES, block.stroke, 'underline')} />
          </span>
        )
      )}{' '}
      {block.after?.trim() && <span {...text('after')}>{block.after}</span>}
    </Tag>
  );
  if (!isRotating) return <div {...root}>{heading}</div>;
  const seconds = Math.min(
    WORD_SECONDS.max,
    Math.max(WORD_SECONDS.min, Number(block.seconds) || WORD_SECONDS.defaultValue),
  );
  const props: AnimatedHeadlineIslandProps = { seconds };
  return (
    <div {...root}>
      <Island<typeof import('./island/AnimatedHeadlineIsland.ts')>
        name="animated-headline"
        props={props}
        trigger="visible"
      >
        {heading}
        <PauseButton className="r-headline__pause" context={context} />
      </Island>
    </div>
  );
}
