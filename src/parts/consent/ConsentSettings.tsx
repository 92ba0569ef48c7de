import type { RenderContext } from '../../render/context.ts';

/** The way to change one's mind, at the end of every page; without script nothing is loaded, and it is not there. */
export function ConsentSettings({ context }: { context: RenderContext }) {
  return (
    <p className="r-consent-settings">
      <button data-consent="preferences" type="button">
        {context.t('consent.settings')}
      </button>
    </p>
  );
}
