import { Fragment, type ReactNode } from 'react';
import { t } from './t.ts';

/**
 * A message with elements in it, as in `tRich('Published by {name}', { name: <b>Amal</b> })`: the order of its parts is the language's own.
 * @param message a literal; `{name}` stands for a value
 */
export function tRich(message: string, values: Readonly<Record<string, ReactNode>>): ReactNode {
  return t(message)
    .split(/(\{\w+\})/)
    .map((part, position) => {
      const name = part.startsWith('{') ? part.slice(1, -1) : '';
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one message never move
      return <Fragment key={position}>{name in values ? values[name] : part}</Fragment>;
    });
}
