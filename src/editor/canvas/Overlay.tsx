import { Plus as PlusSign } from 'lucide-react';
import {
  type CSSProperties,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
} from 'react';
import { lazyScript } from '../../shared/lazyScript.ts';
import { t } from '../../shared/studioWords/t.ts';
import { KindIcon } from '../icons.tsx';
import type { Place } from '../model/types.ts';
import { BlockBar } from './BlockBar.tsx';
import type { Box } from './geometry/box.ts';
import type { Marks, Plus } from './marks.ts';
import { TypingBar } from './TypingBar.tsx';
import type { TypedText } from './typing/createTyping.ts';
import { STAY } from './useHover.ts';

interface OverlayProps {
  /** The layer itself. */
  layer?: RefObject<HTMLDivElement | null>;
  marks: Marks;
  onAdd: (place: Place) => void;
  /** Edits the selected block: called for the second press of a double click on it, which its buttons have come under. */
  onEdit?: () => void;
  onHover: (pointed: string | undefined) => void;
  /** Called when the name of the selected block is pressed, which may start a drag. */
  onLift?: (press: PointerEvent) => void;
  /** Called on wheel events above a button of the overlay. */
  onScroll: (x: number, y: number) => void;
  /** The text that is being edited; while it is, only its outline and name are drawn. */
  typed?: TypedText | undefined;
  onEmphasize?: () => void;
  /** Called when a focused button has gone, as after adding a block. */
  onFocusLost?: () => void;
  /** Undefined until the page is listening. */
  page?: Document | undefined;
  /** Of the page on the screen. */
  scale?: number;
  /** Whether the structure is locked: no block may be added, moved or removed, and no button offers it. */
  isReadOnly?: boolean;
}

const AbovePage = lazyScript(() => import('./above/AbovePage.tsx'));
const NOTHING = () => undefined;

/**
 * Draws outlines, names and buttons above the page, where nothing of the page can cover them. Only the buttons receive
 * pointer events.
 */
export function Overlay({
  isReadOnly = false,
  layer,
  marks,
  onAdd,
  onEdit = NOTHING,
  onEmphasize = NOTHING,
  onFocusLost = NOTHING,
  onHover,
  onLift = NOTHING,
  onScroll,
  page,
  scale = 1,
  typed,
}: OverlayProps) {
  const { outside, selected } = marks;
  const hovered = typed ? undefined : marks.hovered;
  const isQuiet = isReadOnly || typed !== undefined;
  const [pluses, slots] = isQuiet ? [[], []] : [marks.pluses, marks.slots];
  const last = selected.at(-1);
  const press = (place: Place, { detail }: MouseEvent) => (detail > 1 ? onEdit() : onAdd(place));
  const isFocused = useRef(false);
  useEffect(() => {
    if (!isFocused.current || document.activeElement !== document.body) return;
    isFocused.current = false;
    onFocusLost();
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of the focus of its buttons, and is no control itself
    <div
      className="rihla-canvas__layer"
      ref={layer}
      onBlur={({ target }) => {
        // Browsers tell it of a button that is being removed, too.
        queueMicrotask(() => {
          if (target.isConnected) isFocused.current = false;
        });
      }}
      onFocus={() => {
        isFocused.current = true;
      }}
      onPointerEnter={() => onHover(STAY)}
      onPointerLeave={() => onHover(undefined)}
      onWheel={({ deltaX, deltaY }) => onScroll(deltaX, deltaY)}
    >
      {outside && (
        <div className="rihla-canvas__outside" style={placed(outside.box)}>
          <p>
            {t('Part of the {name}.', { name: t(outside.name) })}{' '}
            <a href={`/admin/collections/templates/${outside.templateId}`} target="_blank" rel="noreferrer">
              {t('Edit it in a new tab')}
            </a>
          </p>
        </div>
      )}
      {slots.map(({ box, label, place }) => (
        <div className="rihla-canvas__slot" key={keyOf(place)} style={placed(box)}>
          <AddButton label={label} onClick={(event) => press(place, event)} />
        </div>
      ))}
      {hovered && (
        <div className="rihla-canvas__outline" data-look="hovered" style={placed(hovered.box)}>
          <span className="rihla-canvas__tag" data-inside={hovered.box.y < 24 || undefined}>
            <KindIcon name={hovered.icon} size={13} />
            <span>{hovered.name}</span>
          </span>
        </div>
      )}
      {selected.map(({ box, id }) => (
        <div className="rihla-canvas__outline" data-look="selected" key={id} style={placed(box)} />
      ))}
      {page && !typed && (
        <Suspense>
          <AbovePage marks={marks} page={page} scale={scale} />
        </Suspense>
      )}
      {pluses.map((plus) => (
        <PlusHere key={keyOf(plus.place)} onPress={press} plus={plus} />
      ))}
      {last && typed && <TypingBar left={last.box.x} onEmphasize={onEmphasize} top={marks.barTop} typed={typed} />}
      {last && !typed && <BlockBar isReadOnly={isReadOnly} mark={last} onLift={onLift} top={marks.barTop} />}
    </div>
  );
}

function PlusHere({ onPress, plus }: { onPress: (place: Place, event: MouseEvent) => void; plus: Plus }) {
  return (
    <div className="rihla-canvas__plus" data-axis={plus.axis}>
      <AddButton
        label={plus.label}
        onClick={(event) => onPress(plus.place, event)}
        style={{ left: plus.x, top: plus.y }}
      />
      <span className="rihla-canvas__line" style={placed(plus.line)} />
    </div>
  );
}

interface AddButtonProps {
  label: string;
  onClick: (event: MouseEvent) => void;
  style?: CSSProperties;
}

/** Not in the tab order: the tree has the same for the keyboard. */
function AddButton({ label, onClick, style }: AddButtonProps) {
  return (
    <button
      aria-label={label}
      className="rihla-canvas__add"
      onClick={onClick}
      style={style}
      tabIndex={-1}
      title={label}
      type="button"
    >
      <PlusSign aria-hidden="true" size={16} strokeWidth={2.25} />
    </button>
  );
}

/** Physical coordinates: the page's left is the canvas's left, in either direction of the studio. */
function placed({ height, width, x, y }: Box): CSSProperties {
  return { left: x, top: y, width, height };
}

function keyOf({ index, parent, slot }: Place): string {
  return `${parent}/${slot}/${index}`;
}
