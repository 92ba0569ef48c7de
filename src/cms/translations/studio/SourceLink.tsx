import { createLocalReq, type DefaultServerCellComponentProps, type Payload, type TextFieldServerProps } from 'payload';
import { labelOf } from '../../../shared/labelOf.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { findSource } from '../findSource.ts';
import { readSource } from '../readSource.ts';
import { ownLanguages } from '../translators.ts';

/** In the list of translations: the document of each, by its title. No link: a cell does not know its reader, and translators open no document. */
export function SourceCell({ cellData, payload }: DefaultServerCellComponentProps) {
  return <SourceLink isPlain of={cellData} payload={payload} />;
}

/** Beside a translation: a link to its document, in place of its stored name. */
export function SourceField({ data, payload, user }: TextFieldServerProps) {
  return (
    <div className="field-type">
      <p className="field-label">{t('Translation of')}</p>
      <p>
        <SourceLink isPlain={ownLanguages({ user: user ?? null }) !== undefined} of={data?.of} payload={payload} />
      </p>
    </div>
  );
}

/**
 * @param props.of such as `pages:7`
 * @param props.isPlain the reader may not open it
 */
async function SourceLink({ isPlain, of, payload }: { of: unknown; payload: Payload; isPlain?: boolean }) {
  const name = readSource(of);
  // Users who may read translations may read all documents.
  const source = name && (await findSource(await createLocalReq({}, payload), of, { draft: true }));
  if (!name || !source) return <span>{t('A document that was deleted')}</span>;
  if (isPlain) return <span>{source.name}</span>;
  const config = payload.config.collections.find(({ slug }) => slug === name.collection);
  if (!config)
    return <a href={`/admin/globals/${name.collection}`}>{t('{title} (settings)', { title: source.name })}</a>;
  return (
    <a href={`/admin/collections/${name.collection}/${name.id}`}>
      {t('{title} ({kind})', { title: source.name, kind: labelOf(config).toLowerCase() })}
    </a>
  );
}
