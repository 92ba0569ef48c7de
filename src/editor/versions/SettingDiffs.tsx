import type { SettingDiff } from '../../shared/layouts/diffSettings.ts';
import { t } from '../../shared/studioWords/t.ts';
import { diffWords } from '../../shared/text/diffWords.ts';

/** Changed settings of a block, each with its text before and after. */
export function SettingDiffs({ settings }: { settings: readonly SettingDiff[] }) {
  if (settings.length === 0) return null;
  return (
    <dl className="rihla-versions__settings">
      {settings.map((setting) => (
        <div key={setting.label}>
          <dt>{setting.label}</dt>
          <dd>
            <Words {...setting} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Removed and added text is also labelled for screen readers, which do not convey marks and colours. */
function Words({ after, before }: SettingDiff) {
  if (before === after) {
    return (
      <>
        {after} <em className="rihla-versions__note">{t('Only formatting, links or details differ.')}</em>
      </>
    );
  }
  const parts = diffWords(before, after);
  return (
    <>
      {parts.map(({ change, text }, index) => {
        const key = `${index}`;
        if (change === 'same') return <span key={key}>{text}</span>;
        const Element = change === 'added' ? 'ins' : 'del';
        return (
          <Element key={key}>
            <span className="rihla-versions__aside">[{t(change === 'added' ? 'added' : 'removed')}: </span>
            {text}
            <span className="rihla-versions__aside">] </span>
          </Element>
        );
      })}
      {!before && <em className="rihla-versions__note"> {t('It was empty.')}</em>}
      {!after && <em className="rihla-versions__note"> {t('It is empty now.')}</em>}
    </>
  );
}
