import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical';
import { Check, Unlink } from 'lucide-react';
import { type KeyboardEvent, type SyntheticEvent, useId, useState } from 'react';
import { t } from '../../../../shared/studioWords/t.ts';
import { isSafeHref } from '../../../../shared/urls.ts';
import { removeLinks, type SelectedText, setLink } from './textTools.ts';

interface LinkFormProps {
  editor: LexicalEditor;
  /** The link that is changed; undefined for a new one. */
  link: SelectedText['link'];
  onDone: () => void;
}

/** Fields for the URL of a link. No form element: it is inside the form of the document. */
export function LinkForm({ editor, link, onDone }: LinkFormProps) {
  const [address, setAddress] = useState(link?.address ?? '');
  const [fault, setFault] = useState('');
  const id = useId();
  // Choosing a document or an action takes more than one field.
  const isElsewhere = link !== undefined && link.address === undefined;

  const take = () => {
    const written = withProtocol(address.trim());
    if (!written) removeLinks(editor);
    else if (isSafeHref(written)) setLink(editor, written);
    else
      return setFault(t('Write a path such as /contact/, or an address that begins with https://, mailto: or tel:.'));
    onDone();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    if (event.key === 'Enter' && (event.target as Element).localName === 'button') return;
    // Enter would save the document.
    event.preventDefault();
    if (event.key === 'Enter') take();
    else onDone();
  };

  return (
    <div className="rihla-canvas__tools">
      {isElsewhere ? (
        <span className="rihla-canvas__hint">{t('Where it leads is chosen in the settings.')}</span>
      ) : (
        <input
          aria-describedby={fault ? id : undefined}
          aria-invalid={fault !== ''}
          aria-label={t('Address of the link')}
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the user opened it
          autoFocus
          onKeyDown={handleKey}
          onChange={({ target }) => setAddress(target.value)}
          onMouseDown={press}
          onPointerDown={press}
          placeholder={t('/contact/ or https://…')}
          value={address}
        />
      )}
      {!isElsewhere && (
        <button
          aria-label={t('Set the link')}
          onClick={take}
          onKeyDown={handleKey}
          title={t('Set the link')}
          type="button"
        >
          <Check aria-hidden="true" size={15} strokeWidth={1.75} />
        </button>
      )}
      {link && (
        <button
          aria-label={t('Remove the link')}
          onClick={() => {
            removeLinks(editor);
            onDone();
          }}
          onKeyDown={handleKey}
          title={t('Remove the link')}
          type="button"
        >
          <Unlink aria-hidden="true" size={15} strokeWidth={1.75} />
        </button>
      )}
      {fault && (
        <span className="rihla-canvas__fault" id={id} role="alert">
          {fault}
        </span>
      )}
    </div>
  );
}

/** The toolbar does not take the focus; the field does. */
function press(event: SyntheticEvent): void {
  event.stopPropagation();
}

/** `example.com` is written for a website's address, not for a path. */
function withProtocol(address: string): string {
  return /^(?:www\.|[a-z0-9-]+\.[a-z]{2,}(?:[/?#]|$))/i.test(address) ? `https://${address}` : address;
}
