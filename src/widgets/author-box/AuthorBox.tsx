import type { AuthorBoxBlock, Media } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { anchorOf } from '../../render/links/href.ts';
import { Link } from '../../render/links/Link.tsx';
import { hasPicture, Picture } from '../../render/pictures/Picture.tsx';
import { populated } from '../../render/populated.ts';
import type { Marks } from '../../render/text/marks.ts';
import { isObject } from '../../shared/isObject.ts';
import boxedCss from './boxed.css?inline';
import centredCss from './centred.css?inline';
import { type Author, findAuthor } from './findAuthor.ts';

const LEVELS = ['h2', 'h3', 'h4'] as const;

/** CSS px of a portrait. */
const PORTRAIT = { desktop: 144, phone: 0.3 };

/** Author of an article: portrait, name and biography. */
export function AuthorBox({ attributes, block, context, text }: WidgetProps<AuthorBoxBlock>) {
  const author = findAuthor(block, context.view.document?.byline);
  if (!author) return null;
  const { person } = author;
  const mark: Marks['text'] = (field) => (person ? text(`people.${author.index}.${field}`) : {});
  const portrait = populated<Media>(person?.portrait);
  const look = block.look === 'boxed' || block.look === 'centred' ? block.look : 'ruled';
  if (look === 'boxed') context.styles.use('author-box/boxed', boxedCss);
  if (look === 'centred') context.styles.use('author-box/centred', centredCss);
  const Name = LEVELS.find((level) => level === block.level) ?? 'p';
  return (
    <div {...attributes('r-author-box', `r-author-box--${look}`)}>
      <div className="r-author-box__portrait">
        {hasPicture(portrait) ? (
          <Picture alt="" context={context} media={portrait} ratio="1/1" slot={PORTRAIT} />
        ) : (
          <span aria-hidden="true" className="r-author-box__initial">
            {initialOf(author.name)}
          </span>
        )}
      </div>
      <div className="r-author-box__words">
        <Name className="r-author-box__name" {...mark('name')} id={context.headings.idOf(block)}>
          {author.name}
        </Name>
        {person?.role && (
          <p className="r-author-box__role" {...mark('role')}>
            {person.role}
          </p>
        )}
        {person?.text && (
          <p className="r-author-box__text" {...mark('text')}>
            {person.text}
          </p>
        )}
        <Links author={author} mark={mark} />
      </div>
    </div>
  );
}

function Links({ author: { person }, mark }: { author: Author; mark: Marks['text'] }) {
  const all = Array.isArray(person?.links) ? person.links : [];
  const links = all.flatMap((link, index) => {
    const anchor = isObject(link) ? anchorOf(link.link) : undefined;
    return anchor && link.label ? [{ ...link, anchor, index }] : [];
  });
  if (links.length === 0) return null;
  return (
    <ul className="r-author-box__links">
      {links.map(({ anchor, id, index, label }) => (
        <li key={id ?? index}>
          <Link {...anchor} {...mark(`links.${index}.label`)}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function initialOf(name: string): string {
  return [...name][0]?.toLocaleUpperCase() ?? '';
}
