'use client';
import { useConfig, useField } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import './kinds.css';

/** Elements in which a field displays the names of chosen documents: of one, or of each of several. */
const CHOSEN = '.relationship--single-value__text, .relationship--multi-value-label__text';

interface Reference {
  relationTo: string;
}

/**
 * Says of what kind each chosen document is, in a field that leads to several kinds: “Desert · Tag”. Payload groups what
 * can be chosen by kind, but draws what is chosen by its name alone.
 */
export default function ChosenKinds({ path = '' }: { path?: string }) {
  const { value } = useField<Reference | Reference[] | null>({ path });
  const { config } = useConfig();
  const mark = useRef<HTMLSpanElement>(null);
  const nameOf = (slug: string) => String(config.collections.find((each) => each.slug === slug)?.labels.singular ?? '');
  const kinds = [value ?? []].flat().map(({ relationTo }) => nameOf(relationTo));
  // A string, so that the effect runs when a kind has changed, and not with every change of the form.
  const named = JSON.stringify(kinds);

  useEffect(() => {
    const field = mark.current?.closest('.field-type');
    if (!field) return;
    const name = () => nameKinds(field, JSON.parse(named));
    // Names arrive after the value, and those that are moved are drawn anew.
    const observer = new MutationObserver(name);
    observer.observe(field, { childList: true, subtree: true });
    name();
    return () => observer.disconnect();
  }, [named]);

  return <span hidden ref={mark} />;
}

/**
 * Marks each chosen name with its kind, for the style sheet and for the accessible name.
 * @param kinds in the order of the field's value; nothing is marked while the field draws fewer names, since which are
 * missing is not known
 */
function nameKinds(field: ParentNode, kinds: readonly string[]): void {
  const names = [...field.querySelectorAll<HTMLElement>(CHOSEN)];
  if (names.length !== kinds.length) return;
  for (const [index, name] of names.entries()) name.dataset.kind = kinds[index] ?? '';
}
