import { Island } from '../islands/Island.tsx';
import { type ChatView, chatView } from '../parts/chat/chatView.ts';
import { FloatingChat } from '../parts/chat/FloatingChat.tsx';
import { ConsentOverlay } from '../parts/consent/ConsentOverlay.tsx';
import type { TrackingSettings } from '../parts/consent/trackingSettings.ts';
import { CopyProtection } from '../parts/copy-protection/CopyProtection.tsx';
import copyProtectionCss from '../parts/copy-protection/copy-protection.css?inline';
import { copyProtectionProps } from '../parts/copy-protection/copyProtectionProps.ts';
import { CornerDock, DOCK_DISTANCE_PX } from '../parts/dock/CornerDock.tsx';
import cornerDockCss from '../parts/dock/cornerDock.css?inline';
import { LightboxMarker } from '../parts/lightbox/LightboxMarker.tsx';
import { linkedPopups } from '../parts/popups/linkedPopups.ts';
import { Popups } from '../parts/popups/Popups.tsx';
import { popupEntries } from '../parts/popups/popupEntries.ts';
import { ReadingProgress } from '../parts/progress/ReadingProgress.tsx';
import progressCss from '../parts/progress/reading-progress.css?inline';
import { ToTop } from '../parts/to-top/ToTop.tsx';
import toTopCss from '../parts/to-top/to-top.css?inline';
import type { RenderContext } from '../render/context.ts';
import { ACTION_LINKS, actionHash } from '../shared/actions/prefix.ts';
import { EARLY_FONTS_MEDIA } from '../styles/fonts/earlyFonts.ts';
import { Head } from './head/Head.tsx';
import { jsonLd } from './head/jsonLd.ts';
import { serializeJsonLd } from './head/serializeJsonLd.ts';
import { startScript } from './head/startScript.ts';

interface BodyProps {
  context: RenderContext;
  header: string;
  main: string;
  footer: string;
  /** The popup that is being edited, as it stands open. */
  popup: string | undefined;
  /** Whether a link of the page can open the lightbox. */
  hasLightbox: boolean;
  /** The trackers that visitors of this page are asked about. */
  tracking: TrackingSettings | undefined;
}

interface HeadProps {
  context: RenderContext;
  css: string;
  /** Address of the loader; undefined when the page has no islands. */
  loader: string | undefined;
  fonts: readonly string[];
  /** Pages of the list that the page is part of. */
  pageCount: number;
}

/** The head of a page: what it is, what it fetches first, its style, the loader when it has islands, and its structured data. */
export function DocumentHead({ context, css, fonts, loader, pageCount }: HeadProps) {
  // Who edits is in the studio already.
  const editBar = context.editing ? undefined : context.islands.resolve('edit-bar').src;
  return (
    <head>
      <Head isPreview={context.editing} pageCount={pageCount} view={context.view} />
      <style dangerouslySetInnerHTML={{ __html: css.replaceAll('</', '<\\/') }} />
      <Preloads context={context} fonts={fonts} fontsMedia={loader && EARLY_FONTS_MEDIA} />
      {loader && (
        <script dangerouslySetInnerHTML={{ __html: startScript({ loader, editBar, hasToTop: hasToTop(context) }) }} />
      )}
      <script dangerouslySetInnerHTML={{ __html: serializeJsonLd(jsonLd(context.view)) }} type="application/ld+json" />
    </head>
  );
}

interface PreloadsProps extends Pick<HeadProps, 'context' | 'fonts'> {
  /** Where all fonts but the first, that of headings, are fetched with the page; undefined for everywhere. */
  fontsMedia: string | undefined;
}

/** The largest picture first, then the fonts: nothing else may stand in their way. */
function Preloads({ context, fonts, fontsMedia }: PreloadsProps) {
  const picture = context.firstPicture();
  // React moves links with an address to the front, so the picture needs one to stay ahead of the fonts.
  const address = picture?.srcSet.split(' ')[0];
  return (
    <>
      {picture && (
        <link
          as="image"
          fetchPriority="high"
          href={address}
          imageSizes={picture.sizes}
          imageSrcSet={picture.srcSet}
          rel="preload"
          type={picture.type}
        />
      )}
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

/** The body of a page: skip link, header, content, footer, and what floats above every page. */
export function DocumentBody({ context, footer, hasLightbox, header, main, popup, tracking }: BodyProps) {
  const { templates } = context.view;
  const sticky = templates.header?.sticky ? '' : undefined;
  const markup = header + main + footer + (popup ?? '');
  // Nothing may stand in an editor's way.
  const popups = context.editing ? [] : popupEntries(context.view);
  // What links open is counted, and may be shown for the last time, like all others.
  const hasPopups = popups.length > 0 || (!context.editing && linkedPopups(markup).length > 0);
  return (
    <body id="top" tabIndex={-1} data-kind={context.view.kind}>
      <a className="r-skip" href="#content">
        {context.t('skip.content')}
      </a>
      {tracking && <ConsentOverlay context={context} tracking={tracking} />}
      <header
        className="r-header"
        data-sticky-top={sticky}
        data-template-id={templates.header?.id}
        dangerouslySetInnerHTML={{ __html: header }}
      />
      <main
        className="r-main"
        data-template-id={templates.body?.id}
        dangerouslySetInnerHTML={{ __html: main }}
        id="content"
        tabIndex={-1}
      />
      <footer
        className="r-footer"
        data-template-id={templates.footer?.id}
        dangerouslySetInnerHTML={{ __html: footer }}
      />
      <EveryPage context={context} />
      {popup && <div dangerouslySetInnerHTML={{ __html: popup }} />}
      {hasPopups && <Popups popups={popups} />}
      {/* What popups say can link to actions too. */}
      {(hasPopups || actionHash(markup)) && <LinkActions />}
      {hasLightbox && <LightboxMarker context={context} />}
      {context.editing && (
        <Island name="live-preview" trigger="load">
          {null}
        </Island>
      )}
    </body>
  );
}

/** Links that do something instead of leading somewhere; the code for it comes with the first click on one. */
function LinkActions() {
  return (
    <Island name="actions" trigger={`link(${ACTION_LINKS}) | address(#rihla-action)`}>
      {null}
    </Island>
  );
}

function EveryPage({ context }: { context: RenderContext }) {
  const { kind, site, templates } = context.view;
  const hasProgress = site.showProgress === 'all' || (site.showProgress === 'articles' && kind === 'article');
  const chat = chatView(context.view);
  return (
    <>
      {hasProgress && <Progress context={context} />}
      {(chat || hasToTop(context)) && <Dock chat={chat} context={context} />}
      {(templates.header || templates.body || templates.footer) && (
        <Island name="template-scroll" trigger="address(theme_template_id)">
          {null}
        </Island>
      )}
      {/* Editors copy from their own work. */}
      {!context.editing && <Protection context={context} />}
    </>
  );
}

function Progress({ context }: { context: RenderContext }) {
  context.styles.use('reading-progress', progressCss);
  return (
    <Island name="reading-progress" trigger="lacks(animation-timeline: scroll())">
      <ReadingProgress />
    </Island>
  );
}

function Protection({ context }: { context: RenderContext }) {
  const props = copyProtectionProps(context);
  if (!props) return null;
  context.styles.use('copy-protection', copyProtectionCss);
  return (
    // At once: the first action counts, and none of them is a click that could be held.
    <Island name="copy-protection" priority props={props} trigger="load">
      <CopyProtection />
    </Island>
  );
}

/** What stands in the corner; the chat decides which one, and how far from the edges. */
function Dock({ chat, context }: { chat: ChatView | undefined; context: RenderContext }) {
  const { site } = context.view;
  const showsToTop = hasToTop(context);
  context.styles.use('corner-dock', cornerDockCss);
  if (showsToTop) context.styles.use('to-top', toTopCss);
  return (
    <CornerDock className={dockRule(chat, context)} side={chat?.side ?? site.dockSide ?? 'right'}>
      {showsToTop && (
        <Island name="to-top" trigger="scroll">
          <ToTop labels={{ toTop: context.t('toTop.label') }} />
        </Island>
      )}
      {chat && <FloatingChat chat={chat} context={context} />}
    </CornerDock>
  );
}

function hasToTop({ view }: RenderContext): boolean {
  return view.site.showToTop !== false;
}

function dockRule(chat: ChatView | undefined, { styles }: RenderContext): string | undefined {
  if (!chat || (chat.sideDistance === DOCK_DISTANCE_PX && chat.bottomDistance === DOCK_DISTANCE_PX)) return undefined;
  return styles.rule(`--dock-side:${chat.sideDistance}px;--dock-bottom:${chat.bottomDistance}px`);
}
