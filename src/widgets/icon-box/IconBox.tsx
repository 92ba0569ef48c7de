import type { IconBoxBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { anchorOf } from '../../render/links/href.ts';
import { Link } from '../../render/links/Link.tsx';
import { choiceOf } from '../../shared/share/looks.ts';
import { Icon } from '../pieces/icons.tsx';
import boxedCss from './boxed.css?inline';
import linkedCss from './linked.css?inline';
import signCss from './sign.css?inline';

const LEVELS = ['h2', 'h3', 'h4', 'p'] as const;
const POSITIONS = { top: '', start: '', end: '' };
const SIGNS = { plain: '', ring: '', arch: '' };
const LOOKS = { plain: '', ruled: '', framed: '', filled: '' };

/** Icon, title and text. The link is in the title, and its click area is the whole box. */
export function IconBox({ attributes, block, context: { styles }, text }: WidgetProps<IconBoxBlock>) {
  const Title = LEVELS.find((level) => level === block.level) ?? 'h3';
  const anchor = anchorOf(block.link);
  const position = choiceOf(POSITIONS, block.position, 'top');
  const sign = choiceOf(SIGNS, block.sign, 'plain');
  const look = choiceOf(LOOKS, block.look, 'plain');
  if (sign !== 'plain') styles.use('icon-box/sign', signCss);
  if (look !== 'plain') styles.use('icon-box/boxed', boxedCss);
  if (anchor) styles.use('icon-box/linked', linkedCss);
  const classes = [
    `r-icon-box--${position}`,
    position === 'top' && block.align === 'center' && 'r-icon-box--center',
    look !== 'plain' && `r-icon-box--${look}`,
    anchor && 'r-icon-box--linked',
  ];
  const mark = text('title');
  return (
    <div {...attributes('r-icon-box', ...classes)}>
      <span className={`r-icon-box__sign${sign === 'plain' ? '' : ` r-icon-box__sign--${sign}`}`}>
        <Icon name={block.icon ?? 'compass'} size={28} />
      </span>
      <div className="r-icon-box__words">
        <Title className="r-icon-box__title r-display" {...(!anchor && mark)}>
          {anchor ? (
            <Link {...anchor} {...mark}>
              {block.title}
            </Link>
          ) : (
            block.title
          )}
        </Title>
        {block.text?.trim() && (
          <p className="r-icon-box__text" {...text('text')}>
            {block.text}
          </p>
        )}
      </div>
    </div>
  );
}
