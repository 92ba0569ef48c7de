import { tDeclared } from './t.ts';

/**
 * Makes texts of a declaration follow the language of whoever reads them: each named property with a text becomes a getter of its
 * translation. Declarations, such as the fields of a collection, are made once and read in every language.
 * @returns the same object
 */
export function translated<T extends object>(declaration: T, ...names: (keyof T & string)[]): T {
  for (const name of names) {
    const text = declaration[name];
    if (typeof text !== 'string' || !text) continue;
    Object.defineProperty(declaration, name, { configurable: true, enumerable: true, get: () => tDeclared(text) });
  }
  return declaration;
}
