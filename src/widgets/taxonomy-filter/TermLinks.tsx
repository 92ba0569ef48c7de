import { Link } from '../../render/Link.tsx';
import { hrefOf } from '../../render/listings/place.ts';
import { Folded } from './Folded.tsx';
import { TermCount } from './TermCount.tsx';
import type { TermsProps } from './terms.ts';
import type { TermItem } from './termTree.ts';

/** Terms as links, one below the other or as chips. What is chosen is said to those who cannot see it, and a second click gives it up. */
export function TermLinks(props: TermsProps) {
  const { allMark, allText, asked, cleared, context, isAll, items, labelId, shown } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: links are no fields of a form, which a fieldset would make of them
    <div aria-labelledby={labelId} className="r-taxonomy-filter__terms" role="group">
      <ul className="r-taxonomy-filter__all">
        <li>
          <Link
            aria-current={isAll ? 'true' : undefined}
            className="r-taxonomy-filter__term"
            data-term=""
            href={hrefOf(cleared, asked)}
            rel="nofollow"
          >
            <span {...allMark}>{allText}</span>
          </Link>
        </li>
      </ul>
      <Folded items={items} shown={shown} t={context.t}>
        {(part) => <Terms {...props} items={part as TermItem[]} />}
      </Folded>
    </div>
  );
}

function Terms({ items, ...props }: TermsProps) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.slug}>
          <Term {...props} item={item} items={items} />
          {item.children.length > 0 && <Terms {...props} items={item.children} />}
        </li>
      ))}
    </ul>
  );
}

function Term({ asked, choose, context, isExclusion, item, showCounts }: TermsProps & { item: TermItem }) {
  const words = (
    <>
      <span>{item.title}</span>
      {showCounts && <TermCount context={context} count={item.count} />}
    </>
  );
  if (item.count === 0 && !item.isChosen && !isExclusion)
    return <span className="r-taxonomy-filter__term r-taxonomy-filter__term--empty">{words}</span>;
  return (
    <Link
      aria-current={item.isChosen ? 'true' : undefined}
      className="r-taxonomy-filter__term"
      data-term={item.slug}
      href={hrefOf(choose(item.slug), asked)}
      rel="nofollow"
    >
      {words}
    </Link>
  );
}
