import { X } from 'lucide-react';
import type { Popup as PopupDocument } from '../../cms/payload-types.ts';
import { marksFor, type TextMark } from '../../render/text/marks.ts';
import { directionOf } from '../../shared/locales.ts';
import { POPUP_DEFAULTS } from './rules/look.ts';

interface PopupProps {
  popup: PopupDocument;
  /** Its rendered blocks. */
  content: string;
  className: string;
  closeLabel: string;
  /** True in the editor's preview, where it is part of the page instead of a dialog above it. */
  isShown?: boolean;
  /** Language of its name, where that is not the page's. */
  language: Pick<TextMark, 'dir' | 'lang'> | undefined;
  /** The language of the page. */
  locale: string;
}

/** From this width on, in CSS px, a popup in the middle of an edge is a bar along it. */
const BAR_WIDTH = 1200;

/** A popup: a frame at its position in the window, inside a dialog that fills the window, with a close button. */
export function Popup({ className, closeLabel, content, isShown = false, language, locale, popup }: PopupProps) {
  const Box = isShown ? 'div' : 'dialog';
  const position = popup.position ?? POPUP_DEFAULTS.position;
  const isBar = popup.width >= BAR_WIDTH && popup.height === 'fit' && /^(?:top|bottom)-center$/.test(position);
  return (
    <Box
      aria-label={popup.title}
      {...language}
      className={`r-popup ${className}`}
      data-bar={isBar ? '' : undefined}
      data-content={popup.content_position === 'top' ? undefined : popup.content_position}
      data-height={popup.height === 'fit' ? undefined : popup.height}
      data-overlay={(popup.overlay ?? POPUP_DEFAULTS.overlay) ? '' : undefined}
      data-popup={popup.id}
      data-position={position}
      data-shown={isShown ? '' : undefined}
      role={isShown ? 'dialog' : undefined}
    >
      <div className="r-popup__frame" {...(language && { lang: locale, dir: directionOf(locale) })}>
        {(popup.close_button ?? POPUP_DEFAULTS.close_button) && (
          <button
            aria-label={closeLabel}
            className="r-popup__close"
            data-outside={popup.close_button_position === 'outside' ? '' : undefined}
            type="button"
          >
            <X aria-hidden="true" size={20} strokeWidth={1.5} />
          </button>
        )}
        <div
          className="r-popup__surface"
          {...marksFor({ editing: isShown }).slot('')}
          dangerouslySetInnerHTML={{ __html: content }}
        />
      </div>
    </Box>
  );
}
