'use client';
import { FieldDescription, FieldError, FieldLabel, RenderCustomComponent, useAuth, useField } from '@payloadcms/ui';
import type { UploadFieldClientProps, Validate } from 'payload';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { lazyScript } from '../../../shared/lazyScript.ts';
import { relationId } from '../../../shared/rowId.ts';
import type { WallPicture } from '../../media/wall/wallTypes.ts';
import { ChosenPictures } from './ChosenPictures.tsx';
import { InheritedPicture } from './InheritedPicture.tsx';
import './field.css';
import { t } from '../../../shared/studioWords/t.ts';
import { USUAL_WIDTH } from './pictureWords.ts';
import { useKnownPictures } from './useKnownPictures.ts';

const PictureChooser = lazyScript(async () => ({ default: (await import('./PictureChooser.tsx')).PictureChooser }));

type Value = number | readonly number[] | null | undefined;

/** Field of one picture or of several: what is chosen, and the way to the chooser. Takes files by drop and paste. */
export function PictureField({ field, path: ownPath, readOnly, validate }: UploadFieldClientProps) {
  const { hasMany, label, localized, maxRows, required } = field;
  const check = useCallback(
    // Payload's types of validation name every kind of field; the options only pass through.
    (value: unknown, options: object) => validate?.(value as never, { ...options, required } as never) ?? true,
    [required, validate],
  ) as Validate;
  const { customComponents, disabled, path, setValue, showError, value } = useField<Value>({
    potentiallyStalePath: ownPath,
    validate: check,
  });
  const { permissions } = useAuth();
  const box = useRef<HTMLDivElement>(null);
  /** Whether pictures were chosen or removed, so that the pressed button may be gone. */
  const hasChanged = useRef(false);
  const [opened, setOpened] = useState<{ files?: readonly File[]; replaces?: number }>();
  const ids = [value ?? []]
    .flat()
    .map(relationId)
    .filter((id) => id !== undefined);
  const { known, learn } = useKnownPictures(ids);

  const name = typeof label === 'string' ? label : field.name;
  const isLocked = Boolean(readOnly || disabled);
  const rights = permissions?.collections?.media;
  const most = hasMany ? (maxRows ?? Number.POSITIVE_INFINITY) - ids.length : 1;
  const shownAt = readShownAt(field.admin?.custom);
  const store = (next: readonly number[]) => {
    hasChanged.current = true;
    setValue(hasMany ? next : (next[0] ?? null));
  };
  const choose = (pictures: readonly WallPicture[]) => {
    pictures.forEach(learn);
    const added = pictures.map(({ id }) => id);
    const kept = hasMany ? ids : [];
    const at = opened?.replaces;
    store(at === undefined ? [...kept, ...added] : [...kept.slice(0, at), ...added, ...kept.slice(at + 1)]);
    setOpened(undefined);
  };
  const shown = ids.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the pictures is what may remove the focused button
  useEffect(() => {
    if (opened || !hasChanged.current || document.activeElement !== document.body) return;
    hasChanged.current = false;
    box.current?.querySelector('button')?.focus();
  }, [opened, shown]);
  const receive = (event: { preventDefault(): void }, { files }: DataTransfer) => {
    if (!files.length || isLocked || !rights?.create || most < 1) return;
    event.preventDefault();
    setOpened({ files: [...files] });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files can be dropped on the field; its button does the same
    <div
      className={`field-type upload rihla-picture${showError ? ' error' : ''}`}
      id={`field-${path.replaceAll('.', '__')}`}
      onDragOver={(event) => !isLocked && event.preventDefault()}
      onDrop={(event) => receive(event, event.dataTransfer)}
      onPaste={(event) => receive(event, event.clipboardData)}
      ref={box}
    >
      <RenderCustomComponent
        CustomComponent={customComponents?.Label}
        Fallback={
          <FieldLabel as="span" label={label} localized={Boolean(localized)} path={path} required={Boolean(required)} />
        }
      />
      <div className="field-type__wrap">
        <RenderCustomComponent
          CustomComponent={customComponents?.Error}
          Fallback={<FieldError path={path} showError={showError} />}
        />
      </div>
      {customComponents?.BeforeInput}
      <ChosenPictures
        ids={ids}
        isLocked={isLocked}
        known={known}
        onChange={store}
        onReplace={(at) => setOpened({ replaces: at })}
        shownAt={shownAt}
      />
      {ids.length === 0 && <InheritedPicture inherits={field.admin?.custom?.inherits} path={path} />}
      {!isLocked && most >= 1 && (hasMany || ids.length === 0) && (
        <button className="rihla-picture__choose" onClick={() => setOpened({})} type="button">
          {t(hasMany ? 'Choose pictures' : 'Choose a picture')}
          <span className="rihla-picture__hint" aria-hidden="true">
            {t(hasMany ? 'or drop files here' : 'or drop a file here')}
          </span>
        </button>
      )}
      {customComponents?.AfterInput}
      <RenderCustomComponent
        CustomComponent={customComponents?.Description}
        Fallback={<FieldDescription description={field.admin?.description} path={path} />}
      />
      {opened && (
        <Suspense fallback={null}>
          <PictureChooser
            canEdit={Boolean(rights?.update)}
            canUpload={Boolean(rights?.create)}
            files={opened.files}
            label={name}
            most={opened.replaces === undefined ? most : 1}
            onChanged={learn}
            onChoose={choose}
            onClose={() => setOpened(undefined)}
            shownAt={shownAt}
          />
        </Suspense>
      )}
    </div>
  );
}

function readShownAt(custom: Record<string, unknown> | undefined): number {
  return typeof custom?.shownAt === 'number' ? custom.shownAt : USUAL_WIDTH;
}
