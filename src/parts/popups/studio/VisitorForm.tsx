'use client';
import { type ReactNode, useId } from 'react';
import { t } from '../../../shared/studioWords/t.ts';
import { NAMES_OF_ROLES, ROLES_OF_VISITORS } from '../rules/rolesOfVisitors.ts';
import { BROWSER_LABELS, DEVICE_LABELS } from '../settings/labels.ts';
import { type KnownPage, OTHER_PAGES } from './usePages.ts';
import { LAST_SHOWN, type MadeUpVisitor } from './visitor.ts';

interface VisitorFormProps {
  visitor: MadeUpVisitor;
  onChange: (change: Partial<MadeUpVisitor>) => void;
  pages: readonly KnownPage[];
  /** Path of the visitor's page. */
  path: string;
  onPath: (path: string) => void;
}

const SEARCH_ENGINE = 'https://www.google.com/';
const ANOTHER_SITE = 'https://weather.example/';

/** Fields for the facts of a made-up visitor, and the page. */
export function VisitorForm({ onChange, onPath, pages, path, visitor }: VisitorFormProps) {
  return (
    <fieldset className="rihla-why__visitor">
      <legend>{t('A visitor')}</legend>
      <Select isWide label={t('Is on')} onChange={onPath} value={path}>
        <Options entries={pages.map((page) => [page.path, page.title])} />
        <Options entries={OTHER_PAGES.map((page) => [page.path, t(page.title)])} />
      </Select>
      <label className="rihla-why__wide">
        {t('Came from the address')}
        <input
          list="rihla-referrers"
          onChange={(event) => onChange({ referrer: event.target.value })}
          placeholder={t('None: typed this one')}
          type="text"
          value={visitor.referrer}
        />
        <datalist id="rihla-referrers">
          <option value={SEARCH_ENGINE}>{t('A search engine')}</option>
          <option value={`${location.origin}/`}>{t('This site')}</option>
          <option value={ANOTHER_SITE}>{t('Another site')}</option>
        </datalist>
      </label>
      <Count
        label={t('Pages seen, with this one')}
        least={1}
        onChange={(pageViews) => onChange({ pageViews })}
        value={visitor.pageViews}
      />
      <Count
        label={t('Visits, with this one')}
        least={1}
        onChange={(sessions) => onChange({ sessions })}
        value={visitor.sessions}
      />
      <Count
        label={t('Times it was shown')}
        least={0}
        onChange={(shown) => onChange({ shown })}
        value={visitor.shown}
      />
      <Select
        isDisabled={visitor.shown === 0}
        label={t('The last time was')}
        onChange={(lastShown) => onChange({ lastShown: lastShown as MadeUpVisitor['lastShown'] })}
        value={visitor.lastShown}
      >
        <Options entries={Object.entries(LAST_SHOWN).map(([name, { label }]) => [name, t(label)])} />
      </Select>
      <Select
        label={t('Device')}
        onChange={(device) => onChange({ device: device as MadeUpVisitor['device'] })}
        value={visitor.device}
      >
        <Options entries={Object.entries(DEVICE_LABELS).map(([name, label]) => [name, t(label)])} />
      </Select>
      <Select
        label={t('Browser')}
        onChange={(browser) => onChange({ browser: browser as MadeUpVisitor['browser'] })}
        value={visitor.browser}
      >
        <Options entries={Object.entries(BROWSER_LABELS).map(([name, label]) => [name, t(label)])} />
      </Select>
      <Select label={t('Signed in')} onChange={(role) => onChange({ role })} value={visitor.role}>
        <Options
          entries={[
            ['', t('No')],
            ...ROLES_OF_VISITORS.map((role) => [role, t('As {role}', { role: t(NAMES_OF_ROLES[role]) })] as const),
          ]}
        />
      </Select>
      <label>
        {t('Date and time, by your clock')}
        <input
          onChange={(event) => event.target.value && onChange({ clock: event.target.value })}
          type="datetime-local"
          value={visitor.clock}
        />
      </label>
    </fieldset>
  );
}

interface SelectProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  isDisabled?: boolean;
  isWide?: boolean;
  children: ReactNode;
}

function Select({ children, isDisabled = false, isWide = false, label, onChange, value }: SelectProps) {
  const id = useId();
  return (
    <div className={isWide ? 'rihla-why__wide' : undefined}>
      <label htmlFor={id}>{label}</label>
      <select disabled={isDisabled} id={id} onChange={(event) => onChange(event.target.value)} value={value}>
        {children}
      </select>
    </div>
  );
}

function Options({ entries }: { entries: readonly (readonly [string, string])[] }) {
  return entries.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

interface CountProps {
  label: string;
  value: number;
  least: number;
  onChange: (value: number) => void;
}

function Count({ label, least, onChange, value }: CountProps) {
  return (
    <label>
      {label}
      <input
        max={1000}
        min={least}
        onChange={(event) => onChange(Math.min(1000, Math.max(least, Math.trunc(event.target.valueAsNumber) || least)))}
        type="number"
        value={value}
      />
    </label>
  );
}
