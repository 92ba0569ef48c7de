'use client';
import { RotateCcw, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Kind } from '../../shared/layouts/kind.ts';
import { SAVED_STYLE, SAVED_STYLES } from '../../shared/layouts/savedStyle.ts';
import { t } from '../../shared/studioWords/t.ts';
import { tRich } from '../../shared/studioWords/tRich.tsx';
import { Dialog } from '../controls/Dialog.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { useEditor } from '../EditorProvider.tsx';
import type { EditedBlock } from '../model/types.ts';
import { type ExplainedValue, explainStyle } from './explainStyle.ts';
import { wordsOfValue } from './styleWords.ts';
import { type NamedTemplate, useTemplates } from './useTemplates.ts';
import './styleTools.css';

/** A saved style, as the studio's API answers it. */
export interface StoredStyle {
  id: number;
  title: string;
}

interface StyleSourcesProps {
  block: EditedBlock;
  kind: Kind;
  readOnly: boolean;
  /** The block's saved style; undefined without one, and until it is read. */
  style: StoredStyle | undefined;
  /** Id of the template that is being edited; undefined for other documents. */
  template: number | undefined;
  /** Path of the studio. */
  admin: string;
  /** Path of the API. */
  api: string;
  onClose: () => void;
}

const GROUPS = { own: 'own', device: 'own', saved: 'saved', design: 'design' } as const;

/** Why a block looks as it does: each value with its source, and the way there. Renders a `<dialog>`. */
export default function StyleSources({
  admin,
  api,
  block,
  kind,
  onClose,
  readOnly,
  style,
  template,
}: StyleSourcesProps) {
  const editor = useEditor();
  const [isOwnOnly, setOwnOnly] = useState(false);
  const values = explainStyle(block, kind, style);
  const groups = Map.groupBy(values, ({ source }) => GROUPS[source]);
  const { around, section } = useTemplates(api, block, template);
  const linkTo = ({ id, title }: NamedTemplate) => (
    <a href={`${admin}/collections/templates/${id}`} rel="noreferrer" target="_blank">
      {title}
    </a>
  );
  const reset = ({ label, path }: ExplainedValue) =>
    readOnly ? undefined : (
      <IconButton icon={RotateCcw} label={t('Reset {label}', { label })} onClick={() => editor.reset(block.id, path)} />
    );
  return (
    <Dialog className="rihla-editor-sources" label={t('Why it looks so')} onClose={onClose}>
      <header>
        <h2>{t('Why it looks so')}</h2>
        <IconButton icon={X} label={t('Close')} onClick={onClose} />
      </header>
      <label>
        <input checked={isOwnOnly} onChange={({ target }) => setOwnOnly(target.checked)} type="checkbox" />
        {t('Only what I changed')}
      </label>
      <Values after={reset} title={t('Set on this block')} values={groups.get('own')} />
      {!isOwnOnly && style && (
        <Values
          note={
            <>
              {tRich('From the saved style {style}, which is changed once for all blocks that have it.', {
                style: (
                  <a href={`${admin}/collections/${SAVED_STYLES}/${style.id}`} rel="noreferrer" target="_blank">
                    <bdi>{style.title}</bdi>
                  </a>
                ),
              })}
              {!readOnly && (
                <button onClick={() => editor.reset(block.id, SAVED_STYLE)} type="button">
                  {t('Take it off this block')}
                </button>
              )}
            </>
          }
          title={t('Saved style: {name}', { name: style.title })}
          values={groups.get('saved') ?? []}
        />
      )}
      {!isOwnOnly && section && (
        <Values
          note={tRich(
            'Its blocks and their looks come from {section}, which is changed once for all pages that show it.',
            {
              section: linkTo(section),
            },
          )}
          title={t('Saved section: {name}', { name: section.title })}
          values={[]}
        />
      )}
      {!isOwnOnly && (
        <Values
          note={
            <>
              {tRich('By the widget, with the colours, letters and spaces of {theme}.', {
                theme: (
                  <a href={`${admin}/globals/theme`} rel="noreferrer" target="_blank">
                    {t('the theme')}
                  </a>
                ),
              })}{' '}
              {around
                ? tRich(
                    'What stands around a block decides how wide it is: the page itself stands in the template {template}.',
                    { template: linkTo(around) },
                  )
                : t('What stands around a block decides how wide it is.')}
            </>
          }
          title={t('As designed')}
          values={groups.get('design')}
        />
      )}
      {isOwnOnly && !groups.has('own') && <p>{t('Nothing of its look is set on this block.')}</p>}
    </Dialog>
  );
}

interface ValuesProps {
  title: string;
  values: readonly ExplainedValue[] | undefined;
  note?: ReactNode;
  after?: (value: ExplainedValue) => ReactNode;
}

function Values({ after, note, title, values }: ValuesProps) {
  if (!values) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {note && <p>{note}</p>}
      <dl>
        {values.map((value) => (
          <div key={value.path}>
            <dt>{value.label}</dt>
            <dd>
              {wordsOfValue(value)}
              {after?.(value)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
