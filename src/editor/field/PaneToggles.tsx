'use client';
import { PanelLeft, PanelRight } from 'lucide-react';
import { msg, t } from '../../shared/studioWords/t.ts';
import { IconButton } from '../controls/IconButton.tsx';
import type { HideablePane } from './useHiddenPanes.ts';

const PANES = [
  { name: 'blocks', label: msg('Show pane: Blocks'), Sign: PanelLeft },
  { name: 'settings', label: msg('Show pane: Settings'), Sign: PanelRight },
] as const;

interface PaneTogglesProps {
  hidden: readonly HideablePane[];
  onHide: (name: HideablePane) => void;
  onShow: (name: HideablePane) => void;
}

/** Toggles the panes beside the page, which is larger without them. */
export function PaneToggles({ hidden, onHide, onShow }: PaneTogglesProps) {
  return (
    <span className="rihla-editor__pane-toggles">
      {PANES.map(({ label, name, Sign }) => {
        const isShown = !hidden.includes(name);
        return (
          <IconButton
            aria-pressed={isShown}
            icon={Sign}
            key={name}
            label={t(label)}
            onClick={() => (isShown ? onHide(name) : onShow(name))}
          />
        );
      })}
    </span>
  );
}
