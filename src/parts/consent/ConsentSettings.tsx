import type { RenderContext } from '../../render/context.ts';

/** Button in the footer of every page that opens the preferences; hidden without script, since then nothing is loaded. */
export function ConsentSettings({ context }: { context: RenderContext }) {
  return (
    <p className="r-consent-settings">
      <button data-consent="preferences" type="button">
        {context.t('consent.settings')}
      </button>
    </p>
  );
}
