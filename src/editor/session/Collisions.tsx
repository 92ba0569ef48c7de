'use client';
import { useState } from 'react';
import type { Values } from '../../shared/isObject.ts';
import type { Collision, Side } from '../../shared/merge/mergeThreeWay.ts';
import { t } from '../../shared/studioWords/t.ts';
import { Dialog } from '../controls/Dialog.tsx';
import { describeValue, nameCollision } from './describeCollision.ts';

interface CollisionsProps {
  collisions: readonly Collision[];
  /** The merged document, which names the blocks. */
  document: Values;
  /** Name of the user who has saved meanwhile, such as `Amina`; undefined where it is not known. */
  who: string | undefined;
  onDecide: (sides: ReadonlyMap<string, Side>) => void;
  onClose: () => void;
}

/** Merge conflict dialog: asks which of two changes to keep; nothing is saved before. */
export default function Collisions({ collisions, document, onClose, onDecide, who }: CollisionsProps) {
  const [sides, setSides] = useState<ReadonlyMap<string, Side>>(new Map());
  const isDecided = collisions.every(({ key }) => sides.has(key));
  return (
    <Dialog className="rihla-session-collisions" label={t('Two changes to the same thing')} onClose={onClose}>
      <h2>{t('Two changes to the same thing')}</h2>
      <p>
        {who
          ? t('{name} saved this document while you were changing it.', { name: who })
          : t('Somebody else, or another window of yours, saved this document while you were changing it.')}{' '}
        {t('Everything else is put together; choose which of these stays.')}{' '}
        {t('What you typed stays in this window and on this device until you do.')}
      </p>
      {collisions.map((collision) => (
        <fieldset key={collision.key}>
          <legend>{nameCollision(collision, document)}</legend>
          {(['ours', 'theirs'] as const).map((side) => (
            <label key={side}>
              <input
                checked={sides.get(collision.key) === side}
                name={collision.key}
                onChange={() => setSides(new Map(sides).set(collision.key, side))}
                type="radio"
              />
              <span>
                <strong>{t(side === 'ours' ? 'Yours:' : 'Theirs:')}</strong>{' '}
                {describeValue(collision.kind, collision[side], side === 'ours')}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <div className="rihla-session-collisions__actions">
        <button disabled={!isDecided} onClick={() => onDecide(sides)} type="button">
          {t('Go on with these')}
        </button>
        <button onClick={onClose} type="button">
          {t('Decide later')}
        </button>
      </div>
    </Dialog>
  );
}
