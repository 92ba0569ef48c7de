import { useAllFormFields, useForm } from '@payloadcms/ui';
import { useMemo } from 'react';
import { readToken, TOKEN_PATHS } from '../../shared/looks/looks.ts';
import { DEFAULT_THEME, type ThemeTokens } from '../../shared/theme.ts';

/** The design tokens in the form of the theme, saved or not. */
export interface FormTokens {
  tokens: ThemeTokens;
  /** Sets all of them in the form; nothing is saved. */
  setTokens: (tokens: ThemeTokens) => void;
  setColour: (name: string, value: string) => void;
}

/** Design tokens in the form, saved or not, and how to change them. */
export function useTokens(): FormTokens {
  const [fields, dispatchFields] = useAllFormFields();
  const { setModified } = useForm();
  // One text of all values, so that tokens are the same object until one of them changes.
  const stated = JSON.stringify(TOKEN_PATHS.map((path) => fields[path]?.value ?? readToken(DEFAULT_THEME, path)));
  const tokens = useMemo(() => tokensOf(JSON.parse(stated) as unknown[]), [stated]);
  const set = (path: string, value: unknown) => dispatchFields({ type: 'UPDATE', path, value, valid: true });
  return {
    tokens,
    setTokens(next) {
      for (const path of TOKEN_PATHS) set(path, readToken(next, path));
      setModified(true);
    },
    setColour(name, value) {
      set(`colours.${name}`, value);
      setModified(true);
    },
  };
}

/** The tokens of values in the order of their paths; the form's own fields judge each value. */
function tokensOf(values: readonly unknown[]): ThemeTokens {
  const groups: Record<string, Record<string, unknown>> = {};
  for (const [at, path] of TOKEN_PATHS.entries()) {
    const [group = '', name = ''] = path.split('.');
    groups[group] = { ...groups[group], [name]: values[at] };
  }
  // The paths are those of all tokens; a value may still be half typed, which each reader judges.
  return groups as unknown as ThemeTokens;
}
