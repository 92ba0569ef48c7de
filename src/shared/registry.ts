/** Immutable registry of members of one kind, such as widgets, by name and in the order of their list. */
export interface Registry<Member extends { name: string }> extends Iterable<Member> {
  get(name: string): Member | undefined;
  /** The members with a trait, in order. */
  having<Trait extends keyof Member>(trait: Trait): readonly (Member & Required<Pick<Member, Trait>>)[];
  /** A new registry with more members at the end. Throws as `createRegistry` does. */
  with(...more: readonly Member[]): Registry<Member>;
}

/**
 * Creates a registry from an explicit list; its order is the order everywhere.
 * @param kind what its members are called, for the message
 * @throws when two members have one name
 */
export function createRegistry<Member extends { name: string }>(
  kind: string,
  members: readonly Member[],
): Registry<Member> {
  const byName = new Map<string, Member>();
  for (const member of members) {
    if (byName.has(member.name)) {
      throw new Error(`Two ${kind} are called “${member.name}”. Give one of them another name.`);
    }
    byName.set(member.name, Object.freeze(member));
  }
  return Object.freeze({
    get: (name: string) => byName.get(name),
    having: <Trait extends keyof Member>(trait: Trait) =>
      members.filter((member): member is Member & Required<Pick<Member, Trait>> => member[trait] !== undefined),
    with: (...more: readonly Member[]) => createRegistry(kind, [...members, ...more]),
    [Symbol.iterator]: () => byName.values(),
  });
}
