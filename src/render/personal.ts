import type { Payload } from 'payload';
import type { PageView } from './types.ts';

/** A visitor who asks for a page that is made for each alone. */
export interface PersonalAsked {
  cookies: Readonly<Record<string, string>>;
  /** Canonical path of the page. */
  path: string;
  query: URLSearchParams;
  now: Date;
  /** Has the visitor's browser keep a cookie, or forget it: the whole of a `Set-Cookie`. */
  keep?(cookie: string): void;
}

/**
 * What a part knows of one visitor. A page with a block that shows it (`personal` among its traits) is everybody's page to whoever
 * has none of the cookies and asks nothing, and is otherwise made for this visitor alone and kept by nobody.
 */
export interface Personal {
  /** Names of the cookies that it knows visitors by. */
  cookies: readonly string[];
  /** Parameters of the address that it reads too, such as the secret of a link in a mail. */
  parameters?: readonly string[];
  /** @returns undefined for somebody whom it does not know */
  read(asked: PersonalAsked, payload: Payload): Promise<unknown>;
}

/** What a part knows of the visitor for whom a page is made, under the part's name. */
export interface PersonalData<Data> extends Personal {
  read(asked: PersonalAsked, payload: Payload): Promise<Data | undefined>;
  /** Undefined on the page that is everybody's, and for somebody whom the part does not know. */
  of(view: Pick<PageView, 'visitor'>): Data | undefined;
}

/** Declares what a part knows of visitors, and how it and the widgets that show that read it from a view. */
export function definePersonal<Data>(
  name: string,
  personal: Personal & { read(asked: PersonalAsked, payload: Payload): Promise<Data | undefined> },
): PersonalData<Data> {
  return {
    ...personal,
    of: ({ visitor }) => (visitor && Object.hasOwn(visitor, name) ? (visitor[name] as Data | undefined) : undefined),
  };
}
