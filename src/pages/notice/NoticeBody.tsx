import type { Notice } from '../../endpoints/notice.ts';
import type { RenderContext } from '../../render/context.ts';
import { Link } from '../../render/links/Link.tsx';
import noticeCss from './notice.css?inline';

/** The body of a notice page: a heading, a few sentences, and an action. Works without script. */
export function NoticeBody({ context, notice }: { context: RenderContext; notice: Notice }) {
  const { button, css, link, main, paragraphs, title } = notice;
  context.styles.use('notice', noticeCss);
  if (css) context.styles.use('notice/main', css);
  return (
    <section className="r-notice">
      <h1 className="r-display r-notice__title">{title}</h1>
      {paragraphs.map((paragraph) => (
        <p className="r-notice__text" key={paragraph}>
          {paragraph}
        </p>
      ))}
      {main}
      {(button || link) && (
        <div className="r-notice__ways">
          {button && (
            <form method="post">
              <button className="r-notice__button" type="submit">
                {button}
              </button>
            </form>
          )}
          {link && (
            <Link className="r-notice__link" href={link.href}>
              {link.label}
            </Link>
          )}
        </div>
      )}
    </section>
  );
}
