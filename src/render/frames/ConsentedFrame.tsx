import type { ReactNode } from 'react';
import { type FrameProviderName, frameProvider } from '../../shared/frames/providers.ts';
import { serviceWords } from '../../shared/frames/serviceWords.ts';
import type { RenderContext } from '../context.ts';
import { Link } from '../links/Link.tsx';
import css from './frame.css?inline';
import { PlaySign } from './PlaySign.tsx';

interface ConsentedFrameProps {
  context: RenderContext;
  provider: FrameProviderName;
  /** Origin of the frame; the page's CSP allows only this one. */
  origin: string;
  /** Verb of the button: a video is played, anything else shown. */
  verb: 'play' | 'show';
  /** Label of the button, which says what it plays or shows. */
  label: string;
  /** Placeholder content: a picture, a title. */
  children: ReactNode;
  /** Class that sets the aspect ratio or the height, the same before and after. */
  shape: string;
  /** The content's page at its service, for visitors without script. */
  page: string;
  /** Element above the content, such as a close button. */
  extra?: ReactNode;
  /** Element below the frame, such as a caption. */
  foot?: ReactNode;
}

/**
 * Click-to-load placeholder for third-party content. The page requests nothing from the third party before a visitor presses the button; below it
 * are an explanation, a checkbox to always allow the service, and a link to the content's page. Must be inside an island that calls `openFrame` of
 * `src/browser/frames/`; without script the link remains.
 */
export function ConsentedFrame(props: ConsentedFrameProps) {
  const { children, context, extra, foot, label, origin, page, provider, shape, verb } = props;
  const { needs, t } = context;
  needs.use('frame', { style: css, frames: [origin] });
  const words = serviceWords(provider, verb, t);
  return (
    <div className={`r-frame r-frame--${verb}`} data-state="idle">
      <div className={`r-frame__stage ${shape}`}>
        <div className="r-frame__screen">
          <div className="r-frame__cover">{children}</div>
          <button aria-label={label} className="r-frame__open" type="button">
            {verb === 'play' ? (
              <PlaySign />
            ) : (
              <span className="r-frame__word">{t('frame.show', { name: frameProvider(provider).name })}</span>
            )}
          </button>
          {extra}
        </div>
      </div>
      <div className="r-frame__foot">
        {foot}
        <p className="r-frame__failed" hidden role="alert">
          <span data-words="failed">{words.failed}</span>{' '}
          <button className="r-frame__again" type="button">
            {t('frame.again')}
          </button>
        </p>
        <p className="r-frame__notice" data-words="notice">
          {words.notice}
        </p>
        <label className="r-frame__always">
          <input type="checkbox" /> <span data-words="always">{words.always}</span>
        </label>
        <Link className="r-frame__page" data-words="page" href={page}>
          {words.page}
        </Link>
      </div>
    </div>
  );
}
