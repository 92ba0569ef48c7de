import type { Payload } from 'payload';
import type { PageView } from './types.ts';

/** The request of a visitor for a page with personal content. */
export interface PersonalRequest {
  cookies: Readonly<Record<string, string>>;
  /** Canonical path of the page. */
  path: string;
  query: URLSearchParams;
  now: Date;
  /** Sets or deletes a cookie: a complete `Set-Cookie` value. */
  keep?(cookie: string): void;
}

/**
 * Personal content of a part. A page with such a block (`personal` among its traits) is the shared, cached page for visitors without any of the
 * cookies and parameters, and is otherwise rendered for this visitor alone and never cached.
 */
export interface Personal {
  /** Names of the cookies that identify visitors. */
  cookies: readonly string[];
  /** Query parameters that it reads too, such as the secret of a mailed link. */
  parameters?: readonly string[];
  /** @returns undefined for an unknown visitor */
  read(asked: PersonalRequest, payload: Payload): Promise<unknown>;
}

/** A part's data about the visitor of a page. */
export interface PersonalData<Data> extends Personal {
  read(asked: PersonalRequest, payload: Payload): Promise<Data | undefined>;
  /** The data in a view; undefined on the shared page, and for a visitor whom the part does not know. */
  of(view: Pick<PageView, 'visitor'>): Data | undefined;
}

/** Defines what data a part has about visitors, and how the part and its widgets read it from a view. */
export function definePersonal<Data>(
  name: string,
  personal: Personal & { read(asked: PersonalRequest, payload: Payload): Promise<Data | undefined> },
): PersonalData<Data> {
  return {
    ...personal,
    of: ({ visitor }) => (visitor && Object.hasOwn(visitor, name) ? (visitor[name] as Data | undefined) : undefined),
  };
}
