import { CornerDock } from '../effects/CornerDock.tsx';
import cornerDockCss from '../effects/cornerDock.css?inline';
import { ReadingProgress } from '../effects/ReadingProgress.tsx';
import progressCss from '../effects/reading-progress.css?inline';
import { ToTop } from '../effects/ToTop.tsx';
import toTopCss from '../effects/to-top.css?inline';
import { Island } from '../islands/Island.tsx';
import islandsCss from '../islands/islands.css?inline';
import type { RenderContext } from './context.ts';
import { Head } from './head/Head.tsx';
import type { Template } from './types.ts';

interface BodyProps {
  context: RenderContext;
  header: string;
  main: string;
  footer: string;
}

/** The head of a page: what it is, its style, and the loader when the page has islands. */
export function DocumentHead({ context, css, loader }: { context: RenderContext; css: string; loader: string }) {
  return (
    <head>
      <Head view={context.view} />
      <style dangerouslySetInnerHTML={{ __html: css.replaceAll('</', '<\\/') }} />
      {loader && <script dangerouslySetInnerHTML={{ __html: loader }} />}
    </head>
  );
}

/** The body of a page: skip link, header, content, footer, and what floats above every page. */
export function DocumentBody({ context, footer, header, main }: BodyProps) {
  const { templates } = context.view;
  const sticky = templates.header?.sticky ? '' : undefined;
  return (
    <body id="top" tabIndex={-1} data-kind={context.view.kind}>
      <a className="r-skip" href="#content">
        {context.t('skip.content')}
      </a>
      <header className="r-header" data-sticky-top={sticky} data-template-id={templates.header?.id} dangerouslySetInnerHTML={{ __html: header }} />
      <main className="r-main" data-template-id={bodyTemplateId(templates.body)} dangerouslySetInnerHTML={{ __html: main }} id="content" tabIndex={-1} />
      <footer className="r-footer" data-template-id={templates.footer?.id} dangerouslySetInnerHTML={{ __html: footer }} />
      <EveryPage context={context} />
      {context.editing && <Island name="live-preview" trigger="load">{null}</Island>}
    </body>
  );
}

function bodyTemplateId(template: Template | undefined): number | undefined {
  return template?.id;
}

function EveryPage({ context }: { context: RenderContext }) {
  const { site, kind } = context.view;
  const hasProgress = site.showProgress === 'all' || (site.showProgress === 'articles' && kind === 'article');
  const side = site.dockSide ?? 'right';
  context.styles.use('islands', islandsCss);
  return (
    <>
      {hasProgress && <Progress context={context} />}
      {site.showToTop !== false && <Dock context={context} side={side} />}
      <Island name="template-scroll" trigger="idle@[data-template-id]">
        {null}
      </Island>
    </>
  );
}

function Progress({ context }: { context: RenderContext }) {
  context.styles.use('reading-progress', progressCss);
  return (
    <Island name="reading-progress" trigger="scroll">
      <ReadingProgress />
    </Island>
  );
}

function Dock({ context, side }: { context: RenderContext; side: 'left' | 'right' }) {
  context.styles.use('corner-dock', cornerDockCss);
  context.styles.use('to-top', toTopCss);
  return (
    <CornerDock side={side}>
      <Island name="to-top" trigger="scroll">
        <ToTop labels={{ toTop: context.t('toTop.label') }} />
      </Island>
    </CornerDock>
  );
}
