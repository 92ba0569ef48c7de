import type { RenderContext } from '../../render/context.ts';
import { displayHtml } from '../../render/markup/displayHtml.ts';
import { settingsMark } from './chatData.ts';
import consentCss from './consent.css?inline';

interface ChatConsentProps {
  /** Sanitized HTML. */
  text: string;
  context: RenderContext;
}

/**
 * Consent checkbox before a chat is opened. Until the island is mounted, and without script, CSS hides the links while the box is not ticked.
 * `data-refused` makes it red, `data-accepted` fades it out.
 */
export function ChatConsent({ context, text }: ChatConsentProps) {
  context.styles.use('chat/consent', consentCss);
  return (
    <label className="r-chat__consent">
      <input autoComplete="off" type="checkbox" />
      <span
        {...(text.trim() && settingsMark(context.view))}
        dangerouslySetInnerHTML={displayHtml(text.trim() || context.t('chat.consent'), context)}
      />
    </label>
  );
}
