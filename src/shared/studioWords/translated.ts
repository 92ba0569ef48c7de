import { tDeclared } from './t.ts';

/** The English texts of declarations, by property. */
const english = new WeakMap<object, Record<string, string>>();

/** One getter for each property, whatever the text: with getters of their own all declarations would be of different hidden classes. */
const getters = new Map<string, PropertyDescriptor>();

/**
 * Makes texts of a declaration follow the language of whoever reads them: each named property with a text becomes a getter of its
 * translation. Declarations, such as the fields of a collection, are made once and read in every language.
 * @returns the same object
 */
export function translated<T extends object>(declaration: T, ...names: (keyof T & string)[]): T {
  const texts = english.get(declaration) ?? {};
  for (const name of names) {
    const text = declaration[name];
    if (typeof text !== 'string' || !text) continue;
    texts[name] = text;
    english.set(declaration, texts);
    Object.defineProperty(declaration, name, getterOf(name));
  }
  return declaration;
}

function getterOf(name: string): PropertyDescriptor {
  const getter = getters.get(name) ?? {
    configurable: true,
    enumerable: true,
    get(this: object) {
      return tDeclared(english.get(this)?.[name] ?? '');
    },
  };
  getters.set(name, getter);
  return getter;
}
