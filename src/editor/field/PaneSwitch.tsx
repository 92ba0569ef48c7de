'use client';

import { msg, t } from '../../shared/studioWords/t.ts';

const PANES = { blocks: msg('Blocks'), page: msg('Page'), settings: msg('Settings') } as const;

/** The editor's panes, of which a narrow window shows only some. */
export type Pane = keyof typeof PANES;

/** Chooses the pane that a narrow window shows; not rendered where all fit. */
export function PaneSwitch({ onChange, pane }: { pane: Pane; onChange: (pane: Pane) => void }) {
  return (
    <fieldset className="rihla-editor__pane-switch">
      <legend className="rihla-editor-hidden">{t('What to show')}</legend>
      {Object.entries(PANES).map(([name, label]) => (
        <button
          aria-pressed={name === pane}
          data-name={name}
          key={name}
          onClick={() => onChange(name as Pane)}
          type="button"
        >
          {t(label)}
        </button>
      ))}
    </fieldset>
  );
}
