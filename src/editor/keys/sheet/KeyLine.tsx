import { Fragment, useEffect, useRef } from 'react';
import { t } from '../../../shared/studioWords/t.ts';
import { type Command, isFixed } from '../commands.ts';
import { nameOfKeys } from '../keyPress.ts';
import { keysOf } from '../ownKeys.ts';
import { KeyField } from './KeyField.tsx';

interface KeyLineProps {
  command: Command;
  /** Whether the account has chosen its keys. */
  isOwn: boolean;
  /** Whether new keys are waited for. */
  isChanging: boolean;
  onChange: (isChanging: boolean) => void;
  /** Gives the command other keys; undefined: the default ones. Tells why it did not. */
  onGive: (keys: readonly string[] | undefined) => Promise<string | undefined>;
}

/** A command with its keys, which are a button where they can be changed. Renders the `<div>` of a description list. */
export function KeyLine({ command, isChanging, isOwn, onChange, onGive }: KeyLineProps) {
  const { keysOnPage = [] } = command;
  const what = t(command.what);
  const names = [...keysOf(command), ...keysOnPage].map((each) => nameOfKeys(each));
  const button = useRef<HTMLButtonElement>(null);
  const wasChanging = useRef(false);
  useEffect(() => {
    // Only where the focus was in the field that is gone: another line may have taken it.
    if (wasChanging.current && !isChanging && !document.activeElement?.closest('dialog *')) button.current?.focus();
    wasChanging.current = isChanging;
  }, [isChanging]);
  // Written as the button's name says them, for who names it to a computer (WCAG 2.5.3).
  const shown =
    names.length > 0
      ? names.map((name, index) => (
          <Fragment key={name}>
            {index > 0 && ', '}
            <kbd>{name}</kbd>
          </Fragment>
        ))
      : t('No keys');
  return (
    <div>
      <dt>{what}</dt>
      <dd>
        {isFixed(command) ? (
          shown
        ) : (
          <button
            aria-expanded={isChanging}
            aria-label={nameButton(what, names.join(', ') || t('no keys'), isOwn)}
            className="rihla-editor-keys__chord"
            data-own={isOwn || undefined}
            onClick={() => onChange(!isChanging)}
            ref={button}
            type="button"
          >
            {shown}
          </button>
        )}
      </dd>
      {isChanging && (
        <dd className="rihla-editor-keys__change">
          <KeyField
            hasKeys={keysOf(command).length > 0}
            isOwn={isOwn}
            label={t('New keys: {command}', { command: what })}
            onGive={onGive}
            onLeave={() => onChange(false)}
          />
        </dd>
      )}
    </div>
  );
}

function nameButton(command: string, keys: string, isOwn: boolean): string {
  return t(isOwn ? '{command}: {keys}, your own. Change' : '{command}: {keys}. Change', { command, keys });
}
