import type { CollectionSlug, DataFromCollectionSlug } from 'payload';

// Conditions on rows, with the columns and states of their collection: a misspelt column or a state that there is not does not compile.

/** What any column can be compared with; `Value` is that of a row. */
interface Compared<Value> {
  equals?: Value | null;
  not_equals?: Value | null;
  in?: readonly Value[];
  not_in?: readonly Value[];
  exists?: boolean;
}

/** Numbers and texts, of which a time is one (ISO 8601). */
interface Ordered<Value> extends Compared<Value> {
  greater_than?: Value;
  greater_than_equal?: Value;
  less_than?: Value;
  less_than_equal?: Value;
}

interface Searched extends Ordered<string> {
  /** Contains each of its words, in any order; `%` and `_` are wildcards. */
  like?: string;
  contains?: string;
}

/** The documents to which a relationship leads; never for another column. */
type Target<Value> = Value extends readonly (infer One)[] ? Target<One> : Extract<Value, { id: unknown }>;

/** A condition on one column, by what is stored in it. A list fits where one of its values does. */
type Condition<Value> = unknown[] extends Value
  ? Pick<Compared<never>, 'exists'>
  : [Value] extends [readonly (infer One)[]]
    ? Condition<One>
    : OfValue<Exclude<Value, { id: unknown } | null | undefined>>;

type OfValue<Value> = string extends Value
  ? Searched
  : [Value] extends [number]
    ? Ordered<Value>
    : [Value] extends [boolean | string]
      ? Compared<Value>
      : Pick<Compared<never>, 'exists'>;

/** Columns of related rows, such as `order.status` of a booking. */
type Path<Row> = {
  [Name in keyof Row & string]: [Target<Row[Name]>] extends [never]
    ? never
    : `${Name}.${keyof Target<Row[Name]> & string}`;
}[keyof Row & string];

type ValueAt<Row, At> = At extends `${infer Name extends keyof Row & string}.${infer Column}`
  ? Target<Row[Name]>[Column & keyof Target<Row[Name]>]
  : never;

type Conditions<Row> = { [Name in keyof Row]?: Condition<NonNullable<Row[Name]>> } & {
  [At in Path<Required<Row>>]?: Condition<NonNullable<ValueAt<Required<Row>, At>>>;
};

/** A name that no column has. TypeScript alone lets an object with any names pass where all properties are optional; this refuses it. */
type Unnamed = Record<`no column ${string}`, never>;

/** Payload’s `Where` for rows of a collection. */
export type TypedWhere<S extends CollectionSlug> = Conditions<DataFromCollectionSlug<S>> &
  Unnamed & { and?: TypedWhere<S>[]; or?: TypedWhere<S>[] };
