'use client';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import type { SettingTab } from '../../shared/layouts/kind.ts';
import { t } from '../../shared/studioWords/t.ts';
import type { SettingsTab } from './settingsTabs.ts';

interface SettingsTabsProps {
  tabs: readonly SettingsTab[];
  selected: SettingTab;
  onSelect: (name: SettingTab) => void;
  children: ReactNode;
}

/**
 * The tabs Content, Style and Advanced, after the ARIA tabs pattern: arrow keys move between tabs, Tab goes on to the
 * panel.
 */
export function SettingsTabs({ children, onSelect, selected, tabs }: SettingsTabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl';
    const at = tabs.findIndex(({ name }) => name === selected) + (isReversed ? -step : step);
    const next = tabs.at(at % tabs.length);
    if (!next) return;
    onSelect(next.name);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.name}"]`)?.focus();
  };

  return (
    <>
      <div
        className="rihla-editor-settings__tabs"
        onKeyDown={onKeyDown}
        ref={list}
        role="tablist"
        aria-label={t('Settings')}
      >
        {tabs.map(({ label, name }) => (
          <button
            aria-controls={`${id}-panel`}
            aria-selected={name === selected}
            data-tab={name}
            id={`${id}-${name}`}
            key={name}
            onClick={() => onSelect(name)}
            role="tab"
            tabIndex={name === selected ? 0 : -1}
            type="button"
          >
            {label}
          </button>
        ))}
      </div>
      <div
        aria-labelledby={`${id}-${selected}`}
        className="rihla-editor-settings__panel"
        id={`${id}-panel`}
        role="tabpanel"
      >
        {children}
      </div>
    </>
  );
}
