import { Link } from '../../render/links/Link.tsx';
import { hrefOf, termHrefs } from '../../render/listings/place.ts';
import { Folded } from './Folded.tsx';
import type { TermsProps } from './terms.ts';
import { escaped, type TermLinksProps, termsMarkup } from './termsMarkup.ts';
import type { TermItem } from './termTree.ts';

/** Terms as links, in a list or as chips. The chosen state is announced, and a second click removes it. */
export function TermLinks(props: TermsProps) {
  const { allMark, allText, asked, cleared, context, isAll, items, labelId, shown } = props;
  const linked = { ...props, hrefOf: termHrefs(asked, props, escaped) };
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
        {(part) => <Terms items={part} links={linked} />}
      </Folded>
    </div>
  );
}

/**
 * A list of terms, as an HTML string: a page has a hundred of them, of seven elements each, and rendering them with React would take most of the
 * response time.
 */
function Terms({ items, links }: { items: readonly TermItem[]; links: TermLinksProps }) {
  return <ul dangerouslySetInnerHTML={{ __html: termsMarkup(items, links) }} />;
}
