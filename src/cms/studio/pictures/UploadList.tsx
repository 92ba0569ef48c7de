import { X } from 'lucide-react';
import { IconButton } from '../../../editor/controls/IconButton.tsx';
import { t, tCount } from '../../../shared/studioWords/t.ts';
import type { Upload } from './useUploads.ts';

interface UploadListProps {
  uploads: readonly Upload[];
  onDecorate: (key: number, isDecorative: boolean) => void;
  onDescribe: (key: number, alt: string) => void;
  onRemove: (key: number) => void;
  onSend: () => void;
}

/** Files on their way: each with its description beside it, how far it is, and why it was refused. */
export function UploadList({ onDecorate, onDescribe, onRemove, onSend, uploads }: UploadListProps) {
  const open = uploads.filter(({ state }) => state !== 'refused');
  const isSending = uploads.some(({ state }) => state === 'sending');
  return (
    <section aria-label={t('Pictures to upload')} className="rihla-uploads">
      <ul>
        {uploads.map((upload) => (
          <li key={upload.key}>
            {upload.preview ? <img alt="" src={upload.preview} /> : <span className="rihla-uploads__blank" />}
            <div>
              <p className="rihla-uploads__name">{upload.file.name}</p>
              {upload.state !== 'refused' && (
                <input
                  aria-describedby={upload.fault ? `rihla-upload-${upload.key}` : undefined}
                  aria-invalid={Boolean(upload.fault)}
                  aria-label={t('What {file} shows', { file: upload.file.name })}
                  disabled={upload.state === 'sending' || upload.isDecorative}
                  onChange={({ target }) => onDescribe(upload.key, target.value)}
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter') return;
                    event.preventDefault();
                    onSend();
                  }}
                  placeholder={t('What it shows, in one sentence')}
                  type="text"
                  value={upload.alt}
                />
              )}
              {upload.state !== 'refused' && (
                <label className="rihla-uploads__decorates">
                  <input
                    checked={upload.isDecorative}
                    disabled={upload.state === 'sending'}
                    onChange={({ target }) => onDecorate(upload.key, target.checked)}
                    type="checkbox"
                  />
                  {t('It only decorates')}
                </label>
              )}
              {upload.state === 'sending' && (
                <progress aria-label={t('Upload of {file}', { file: upload.file.name })} max={1} value={upload.share} />
              )}
              {upload.fault && (
                <p className="rihla-wall__fault" id={`rihla-upload-${upload.key}`} role="alert">
                  {upload.fault}
                </p>
              )}
            </div>
            <IconButton
              icon={X}
              label={t('Leave {file} out', { file: upload.file.name })}
              onClick={() => onRemove(upload.key)}
            />
          </li>
        ))}
      </ul>
      {open.length > 0 && (
        <p className="rihla-uploads__foot">
          <span className="rihla-wall__quiet">
            {t('A description is read aloud to people who cannot see the picture, and is how you find it again.')}
          </span>
          <button
            className="rihla-wall__button rihla-wall__button--main"
            aria-disabled={isSending || undefined}
            onClick={() => isSending || onSend()}
            type="button"
          >
            {isSending ? t('Uploading …') : tCount('Upload the picture', 'Upload {count} pictures', open.length)}
          </button>
        </p>
      )}
    </section>
  );
}
