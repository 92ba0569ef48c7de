import { type BlockDiff, isChanged } from '../../shared/layouts/diffLayouts.ts';
import { msg, t } from '../../shared/studioWords/t.ts';
import { SettingDiffs } from './SettingDiffs.tsx';

interface BlockDiffsProps {
  diffs: readonly BlockDiff[];
  /** Called to restore a block as it was before; without it nothing can be restored. */
  onRestore?: (block: BlockDiff) => void;
}

/** List of changed blocks and their parents, each with its name and kind of change. */
export function BlockDiffs({ diffs, onRestore }: BlockDiffsProps) {
  if (diffs.length === 0) return null;
  return (
    <ul className="rihla-versions__blocks">
      {diffs.map((diff, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once; a block that was removed may share the id of one that was added
        <li className="rihla-versions__block" data-state={stateOf(diff)} key={index}>
          <p className="rihla-versions__name">
            <Badge diff={diff} /> {diff.name}
            {diff.state === 'moved' && <span className="rihla-versions__from"> {origin(diff)}</span>}
            {onRestore && isRestorable(diff) && (
              <button
                aria-label={t('Restore {name}', { name: diff.name })}
                className="rihla-editor-dialog-button"
                onClick={() => onRestore(diff)}
                type="button"
              >
                {t('Restore')}
              </button>
            )}
          </p>
          <SettingDiffs settings={diff.settings} />
          <BlockDiffs diffs={diff.inside.filter(isChanged)} {...(onRestore && { onRestore })} />
        </li>
      ))}
    </ul>
  );
}

const WORDS = { added: msg('Added'), removed: msg('Removed'), moved: msg('Moved'), changed: msg('Changed'), kept: '' };

function Badge({ diff }: { diff: BlockDiff }) {
  const isBoth = diff.state === 'moved' && diff.settings.length > 0;
  const said = isBoth ? t('Moved and changed') : t(WORDS[stateOf(diff)]);
  return said && <strong className="rihla-versions__badge">{said}</strong>;
}

/** An unchanged block with changed nested blocks is only named. */
function stateOf({ settings, state }: BlockDiff): keyof typeof WORDS {
  return state === 'kept' && settings.length > 0 ? 'changed' : state;
}

/** What was added since has no earlier state, and blocks without an id cannot be found again. */
function isRestorable(diff: BlockDiff): boolean {
  const state = stateOf(diff);
  return diff.block.id !== undefined && state !== 'added' && state !== 'kept';
}

function origin({ movedFrom }: BlockDiff): string {
  if (movedFrom === undefined) return t('among its neighbours');
  return movedFrom ? t('from “{name}”', { name: movedFrom }) : t('from the top of the layout');
}
