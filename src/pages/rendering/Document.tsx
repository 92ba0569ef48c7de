import type { SpokenTemplate } from '../../content/documentTypes.ts';
import type { RenderContext } from '../../render/context.ts';
import { Link } from '../../render/links/Link.tsx';
import { shortMarkup } from '../../render/markup/shortMarkup.ts';
import { Region } from '../../render/Region.tsx';
import { languageMark } from '../../render/text/languageMarks.ts';
import { marksFor, type SlotMark } from '../../render/text/marks.ts';
import type { Template } from '../../render/types.ts';
import { EARLY_FONTS_MEDIA } from '../../styles/fonts/earlyFonts.ts';
import { Head } from '../head/Head.tsx';
import { jsonLd } from '../head/jsonLd.ts';
import { serializeJsonLd } from '../head/serializeJsonLd.ts';
import { startScript } from '../head/startScript.ts';

interface BodyProps {
  context: RenderContext;
  /** Id of the template in the editor. */
  editedTemplate: number | undefined;
  header: string;
  main: string;
  /** Whether the content is the document's own layout, without a template. */
  isWhole: boolean;
  footer: string;
}

interface HeadProps {
  context: RenderContext;
  css: string;
  /** URL of the island loader; undefined when nothing on the page needs it. */
  loader: string | undefined;
  /** Statements that parts add to the start script. */
  statements: readonly string[];
  fonts: readonly string[];
  /** Number of pages of the paginated list on the page. */
  pageCount: number;
}

/** The head of a page: metadata, preloads, style, the start script when it has islands, and structured data. */
export function DocumentHead({ context, css, fonts, loader, pageCount, statements }: HeadProps) {
  const { needs } = context;
  // The same minified text as on the page, so that the CSP hashes match.
  const style = shortMarkup(css.replaceAll('</', '<\\/'));
  const script = loader && shortMarkup(startScript({ loader, statements }));
  return (
    <head>
      <Head isPreview={context.editing} pageCount={pageCount} title={needs.title()} view={context.view} />
      <style dangerouslySetInnerHTML={needs.inline('style', style)} />
      <Preloads context={context} fonts={fonts} fontsMedia={loader && EARLY_FONTS_MEDIA} />
      {script && <script dangerouslySetInnerHTML={needs.inline('script', script)} />}
      <script
        dangerouslySetInnerHTML={{ __html: serializeJsonLd(jsonLd(context.view, needs.nodes())) }}
        type="application/ld+json"
      />
    </head>
  );
}

interface PreloadsProps extends Pick<HeadProps, 'context' | 'fonts'> {
  /** Media query for preloading all fonts but the first, that of headings; undefined: always. */
  fontsMedia: string | undefined;
}

/** Preloads the largest picture, then the fonts; nothing else may compete with these. */
function Preloads({ context, fonts, fontsMedia }: PreloadsProps) {
  return (
    <>
      {context.needs.preloads().map((picture) => (
        <link
          as="image"
          fetchPriority="high"
          // React hoists links with an `href` to the front, so the picture needs one to stay ahead of the fonts.
          href={picture.srcSet.split(' ')[0]}
          imageSizes={picture.sizes}
          imageSrcSet={picture.srcSet}
          key={`${picture.srcSet} ${picture.media ?? ''}`}
          media={picture.media}
          rel="preload"
          type={picture.type}
        />
      ))}
      {fonts.map((url, index) => (
        <link
          as="font"
          crossOrigin=""
          href={url}
          key={url}
          media={index > 0 ? fontsMedia : undefined}
          rel="preload"
          type="font/woff2"
        />
      ))}
    </>
  );
}

/** The body of a page: skip link, header, content, footer, and elements that parts add around them. */
export function DocumentBody({ context, editedTemplate, footer, header, isWhole, main }: BodyProps) {
  const { templates } = context.view;
  const sticky = templates.header?.sticky ? '' : undefined;
  const place = marksFor(context).slot('');
  const languageOf = (template: SpokenTemplate | undefined) => languageMark(template ?? {}, context.view);
  const placeOf = (template: Template | undefined): SlotMark | undefined =>
    editedTemplate !== undefined && template?.id === editedTemplate ? place : undefined;
  return (
    <body id="top" tabIndex={-1} data-kind={context.view.kind}>
      <Link className="r-skip" href="#content">
        {context.t('skip.content')}
      </Link>
      <Region context={context} name="start" />
      <header
        className="r-header"
        {...languageOf(templates.header)}
        data-sticky-top={sticky}
        data-template-id={templates.header?.id}
        {...placeOf(templates.header)}
        dangerouslySetInnerHTML={{ __html: header }}
      />
      <main
        className="r-main"
        data-template-id={templates.body?.id}
        {...(isWhole && context.editsDocument ? place : placeOf(templates.body))}
        dangerouslySetInnerHTML={{ __html: main }}
        id="content"
        tabIndex={-1}
      />
      <footer
        className="r-footer"
        {...languageOf(templates.footer)}
        data-template-id={templates.footer?.id}
        {...placeOf(templates.footer)}
        dangerouslySetInnerHTML={{ __html: footer }}
      />
      <Region context={context} name="end" />
    </body>
  );
}
