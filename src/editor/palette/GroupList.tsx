import { Fragment, useLayoutEffect, useRef } from 'react';
import { msg, t } from '../../shared/studioWords/t.ts';
import type { OfferGroup } from './listOffers.ts';
import type { Area } from './offer.ts';

interface GroupListProps {
  groups: readonly OfferGroup[];
  /** Index of the group with the active entry. */
  current: number;
  onChoose: (group: number) => void;
}

const AREAS: Record<Area, string | undefined> = {
  kept: undefined,
  sections: msg('Sections'),
  pages: undefined,
  blocks: msg('Blocks'),
};

/** The palette's groups, to jump to. Renders a `<nav>`; nothing for a single group. */
export function GroupList({ current, groups, onChoose }: GroupListProps) {
  const ref = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current group is what brings it into view
  useLayoutEffect(() => {
    ref.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  if (groups.length < 2) return null;
  return (
    <nav aria-label={t('Groups')} className="rihla-editor-palette__groups" ref={ref}>
      {groups.map(({ area, label }, index) => (
        <Fragment key={`${area} ${label}`}>
          {area !== groups[index - 1]?.area && AREAS[area] && <p aria-hidden="true">{t(AREAS[area])}</p>}
          <button aria-current={index === current || undefined} onClick={() => onChoose(index)} type="button">
            {label}
          </button>
        </Fragment>
      ))}
    </nav>
  );
}
