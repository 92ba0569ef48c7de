import { useAllFormFields, useForm } from '@payloadcms/ui';
import { t } from '../../shared/studioWords/t.ts';
import { findTypefaces } from '../../shared/typefaces.ts';
import { type OwnFamily, type OwnRole, readOwnTypefaces } from '../../styles/fonts/own/ownFamily.ts';
import { OwnTypeface } from './OwnTypeface.tsx';
import '../../cms/studio/form.css';
import './look.css';

const PATH = 'ownTypefaces';

/** Typefaces of the operator's own, by their use: chosen as WOFF2 files, in the form until it is saved. */
export function OwnTypefaces() {
  const [fields, dispatchFields] = useAllFormFields();
  const { setModified } = useForm();
  const own = readOwnTypefaces(fields[PATH]?.value);
  const { arabic, display, id, text } = findTypefaces(fields['type.typefaces']?.value);
  const set = (role: OwnRole, family: OwnFamily | undefined) => {
    const { [role]: _, ...others } = own;
    const value = family ? { ...others, [role]: family } : others;
    dispatchFields({ type: 'UPDATE', path: PATH, value: Object.keys(value).length > 0 ? value : null, valid: true });
    setModified(true);
  };
  const roles: readonly [OwnRole, string, string][] = [
    ['headings', t('Headings'), display],
    ['text', t('Text'), text],
    ['arabicHeadings', t('Headings in Arabic'), arabic.display],
    ['arabicText', t('Text in Arabic'), arabic.text],
  ];
  return (
    <fieldset className="rihla-form rihla-look rihla-look__own">
      <legend>{t('Typefaces of your own')}</legend>
      <p>
        {t(
          'WOFF2 files of the typeface of your brand; for text a regular and a bold one, with their italics, or one variable file. They are cut to the letters of your languages, and stay on this site: a look that you export names the pair above in their place. Your licence must cover websites; most desktop licences do not.',
        )}
      </p>
      <ul>
        {roles.map(([role, label, insteadOf]) => (
          <OwnTypeface
            family={own[role]}
            insteadOf={insteadOf}
            key={role}
            label={label}
            onChange={(family) => set(role, family)}
            pair={id}
            role={role}
          />
        ))}
      </ul>
    </fieldset>
  );
}
