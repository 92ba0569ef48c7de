import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type BlockDiff, diffLayouts, isChanged } from '../../shared/layouts/diffLayouts.ts';
import { t } from '../../shared/studioWords/t.ts';
import { studioMoment } from '../../shared/time/studioMoment.ts';
import { Dialog } from '../controls/Dialog.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { useEditor, useEditorState, useKinds } from '../EditorProvider.tsx';
import { restoreBlock } from '../model/gestures/restoreBlock.ts';
import type { Tree } from '../model/types.ts';
import { BlockDiffs } from './BlockDiffs.tsx';
import { countChanges } from './countChanges.ts';
import { PagesBeside } from './PagesBeside.tsx';
import '../controls/dialogButton.css';
import './versions.css';
import './versionsDialog.css';

/** A stored version of the edited document. */
export interface ListedVersion {
  id: string;
  isPublished: boolean;
  /** When it was saved, as the server says it. */
  savedAt: string;
  /** Name of the account that saved it; undefined for the server's own work. */
  savedBy: string | undefined;
}

export interface VersionsSource {
  /** URL of the page with the draft. */
  draftUrl: string;
  /** The stored versions, newest first. */
  list(): Promise<readonly ListedVersion[]>;
  /** The layout of a version. */
  read(id: string): Promise<Tree>;
  /** Path of the page that visitors see; undefined when nothing is published, or there is no page of its own. */
  findLive(): Promise<string | undefined>;
}

interface VersionsDialogProps {
  source: VersionsSource;
  onClose: () => void;
}

/**
 * Stored versions of the layout: what has changed since one of them, block by block, each of which can be restored, and the draft beside the live
 * page. Renders a `<dialog>`.
 */
export function VersionsDialog({ onClose, source }: VersionsDialogProps) {
  const [versions, setVersions] = useState<readonly ListedVersion[]>();
  const [live, setLive] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const [isBeside, setBeside] = useState(false);
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    const load = async () => {
      const found = await source.list();
      setVersions(found);
      // What visitors see is what most compare with.
      setChosen((found.find(({ isPublished }) => isPublished) ?? found[0])?.id);
      setLive(await source.findLive());
    };
    load().catch((error: Error) => setFault(error.message));
  }, [source]);
  const shown = versions?.find(({ id }) => id === chosen);
  return (
    <Dialog className="rihla-editor-versions" label={t('Versions')} onClose={onClose}>
      <header>
        <h2>{t('Versions')}</h2>
        {live !== undefined && (
          <button
            aria-pressed={isBeside}
            className="rihla-editor-dialog-button"
            onClick={() => setBeside(!isBeside)}
            type="button"
          >
            {t('Draft beside live')}
          </button>
        )}
        <IconButton icon={X} label={t('Close')} onClick={onClose} />
      </header>
      {fault && <p role="alert">{fault}</p>}
      {isBeside && live !== undefined ? (
        <PagesBeside draft={source.draftUrl} live={live} />
      ) : (
        <div className="rihla-editor-versions__columns">
          <ul aria-label={t('Stored versions')}>
            {versions?.map((version) => (
              <li key={version.id}>
                <button aria-pressed={version.id === chosen} onClick={() => setChosen(version.id)} type="button">
                  <b>{nameOf(version, versions)}</b>
                  <time dateTime={version.savedAt}>{studioMoment(version.savedAt)}</time>
                  {version.savedBy && <span>{version.savedBy}</span>}
                </button>
              </li>
            ))}
            {versions?.length === 0 && <li>{t('Nothing is stored yet.')}</li>}
          </ul>
          {shown && <Differences key={shown.id} source={source} version={shown} />}
        </div>
      )}
    </Dialog>
  );
}

function nameOf({ id, isPublished }: ListedVersion, versions: readonly ListedVersion[]): string {
  if (isPublished) return t(versions.find((each) => each.isPublished)?.id === id ? 'Last published' : 'Published');
  return t(versions[0]?.id === id ? 'Newest draft' : 'Draft');
}

/** What has changed since a version, and the restoring of it. */
function Differences({ source, version }: { source: VersionsSource; version: ListedVersion }) {
  const editor = useEditor();
  const kinds = useKinds();
  const tree = useEditorState((state) => state.tree);
  const [earlier, setEarlier] = useState<Tree>();
  const [said, setSaid] = useState(() => t('Reading this version …'));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    source.read(version.id).then(
      (layout) => {
        setEarlier(layout);
        setSaid('');
      },
      (error: Error) => setSaid(error.message),
    );
  }, [source, version.id]);
  const diffs = earlier ? diffLayouts(earlier, tree, kinds) : [];

  /** Says the result here: the editor's own announcements are behind the dialog. */
  const replace = (after: Tree, name: string) => {
    const outcome = editor.replace(after, name);
    setSaid(outcome.done ? t('{step}. Undo takes it back.', { step: name }) : outcome.why);
    // Its button is gone.
    heading.current?.focus();
  };
  const restore = ({ block, name }: BlockDiff) => {
    const after = restoreBlock(block.id ?? '', earlier ?? [], { kinds, tree: editor.getState().tree });
    if ('why' in after) setSaid(after.why);
    else replace(after, t('Restored {name}', { name }));
  };
  const when = studioMoment(version.savedAt);
  return (
    <section aria-label={t('What has changed since')} className="rihla-versions">
      <h3 ref={heading} tabIndex={-1}>
        {t('Since {when}', { when })}
      </h3>
      {earlier && <p className="rihla-versions__sum">{countChanges(diffs, t('The blocks are the same in both.'))}</p>}
      <p role="status">{said}</p>
      {earlier && diffs.some(isChanged) && !editor.isReadOnly && (
        <button
          className="rihla-editor-dialog-button"
          onClick={() => replace(earlier, t('Restored the layout of {when}', { when }))}
          type="button"
        >
          {t('Restore the whole layout')}
        </button>
      )}
      <BlockDiffs diffs={diffs.filter(isChanged)} {...(!editor.isReadOnly && { onRestore: restore })} />
    </section>
  );
}
