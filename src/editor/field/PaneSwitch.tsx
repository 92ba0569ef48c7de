'use client';

const PANES = { blocks: 'Blocks', page: 'Page', settings: 'Settings' } as const;

/** The editor's panes, of which a narrow window shows only some. */
export type Pane = keyof typeof PANES;

/** Chooses the pane that a narrow window shows; not rendered where all fit. */
export function PaneSwitch({ onChange, pane }: { pane: Pane; onChange: (pane: Pane) => void }) {
  return (
    <fieldset className="rihla-editor__pane-switch">
      <legend className="rihla-editor-hidden">What to show</legend>
      {Object.entries(PANES).map(([name, label]) => (
        <button
          aria-pressed={name === pane}
          data-name={name}
          key={name}
          onClick={() => onChange(name as Pane)}
          type="button"
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
