import { CircleQuestionMark } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { lazyScript } from '../../shared/lazyScript.ts';
import { t } from '../../shared/studioWords/t.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { useKeyHint } from '../keys/useKeyHint.ts';
import { Announcer } from './Announcer.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { DeviceSwitch } from './DeviceSwitch.tsx';
import { StepList } from './StepList.tsx';
import './toolbar.css';
import { UndoRedo } from './UndoRedo.tsx';

const KeySheet = lazyScript(async () => ({ default: (await import('../keys/sheet/KeySheet.tsx')).KeySheet }));
const PageTools = lazyScript(() => import('./PageTools.tsx'));

/** The open part of the workspace: the history menu, the stored versions or the help dialog. */
export type OpenPart = 'history' | 'versions' | 'keys' | undefined;

interface ToolbarProps {
  open: OpenPart;
  onOpen: (part: OpenPart) => void;
  /** Status of the workspace, such as whether it is saved. */
  children?: ReactNode;
}

/** Toolbar of the workspace: undo history, devices, tools of the page, breadcrumb, announcements, and help. Renders a `<div>`. */
export function Toolbar({ open, onOpen, children }: ToolbarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label={t('Editor')} className="rihla-editor-toolbar">
      <div className="rihla-editor-toolbar__tools">
        <UndoRedo />
        <StepList
          isOpen={open === 'history'}
          onToggle={(isOpen) => onOpen(isOpen ? 'history' : undefined)}
          onVersions={() => onOpen('versions')}
        />
      </div>
      <DeviceSwitch />
      <Suspense>
        <PageTools />
      </Suspense>
      <Breadcrumb />
      <Announcer />
      {children}
      <IconButton
        icon={CircleQuestionMark}
        label={t('Keys')}
        {...useKeyHint('keys', t('Keys'))}
        aria-haspopup="dialog"
        onClick={() => onOpen('keys')}
      />
      <Suspense>{open === 'keys' && <KeySheet onClose={() => onOpen(undefined)} />}</Suspense>
    </div>
  );
}
