import { Button, useLanguage } from '@brink/board';
import type { Anchor } from '@brink/library/rules/digest';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Link } from '../../ui/link.tsx';
import { RuleLink } from '../../ui/rule-link.tsx';
import { LIBRARY_TEXTS } from './texts.ts';

interface StudyPanelProps {
  readonly title: string;
  /** "3 of 12". */
  readonly place?: string;
  readonly text: string;
  readonly warning?: string;
  readonly rules: readonly Anchor[];
  /** Places of the map that the text speaks of. */
  readonly marks: readonly string[];
  /** Places that must not be covered. */
  readonly targets: readonly string[];
  /** Where a place is on the screen, if it is on it. */
  readonly placeAt?: (name: string) => string | undefined;
  readonly children?: ReactNode;
}

type PlaceAt = NonNullable<StudyPanelProps['placeAt']>;

const countryAt: PlaceAt = (id) => `[data-country="${id}"]`;

function found(places: readonly string[], placeAt: PlaceAt): readonly Element[] {
  return places.flatMap((id) => {
    const selector = placeAt(id);
    return selector === undefined ? [] : [...document.querySelectorAll(selector)];
  });
}

/** Lays a mark on places of the map for as long as the text speaks of them. */
function useMarks(marks: readonly string[], moment: string, placeAt: PlaceAt): void {
  useEffect(() => {
    const marked = found(marks, placeAt);
    for (const each of marked) each.setAttribute('data-taught', 'true');
    return () => {
      for (const each of marked) each.removeAttribute('data-taught');
    };
  }, [marks, moment, placeAt]);
}

const CORNERS = ['bottom-left', 'bottom-right', 'top-left', 'top-right'] as const;

/** Lays the panel into the corner where it covers least of what the step is about. */
function useCorner(places: readonly string[], moment: string, placeAt: PlaceAt) {
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const own = panel.current;
    const over = own?.closest<HTMLElement>('.w-over');
    const room = over?.offsetParent?.getBoundingClientRect();
    if (!own || !over || !room) return;
    const { width, height } = own.getBoundingClientRect();
    const boxes = found(places, placeAt).map((each) => each.getBoundingClientRect());
    const covered = CORNERS.map((corner) => {
      const left = corner.endsWith('left') ? room.left : room.right - width - 2 * GAP;
      const top = corner.startsWith('top') ? room.top : room.bottom - height - 2 * GAP;
      return boxes.filter(
        (box) =>
          box.right > left &&
          box.left < left + width + 2 * GAP &&
          box.bottom > top &&
          box.top < top + height + 2 * GAP,
      ).length;
    });
    over.dataset['corner'] = CORNERS[covered.indexOf(Math.min(...covered))];
  }, [places, moment, placeAt]);
  return panel;
}

const GAP = 18;

/** What the lesson says, over the board. */
export function StudyPanel(props: StudyPanelProps) {
  const { title, place, text, warning, rules, marks, targets, children } = props;
  const { placeAt = countryAt } = props;
  const texts = LIBRARY_TEXTS[useLanguage()];
  useMarks(marks, text, placeAt);
  const panel = useCorner(targets, text, placeAt);
  return (
    <section ref={panel} className="w-study" aria-label={title}>
      <header>
        <b>{title}</b>
        {place && <span>{place}</span>}
        <Link to="/learn" label={texts.toList}>
          ✕
        </Link>
      </header>
      <div aria-live="polite">
        <p>{text}</p>
        {warning && <p className="w-study-warning">{warning}</p>}
      </div>
      <footer>
        {rules.map((anchor) => (
          <RuleLink key={anchor} anchor={anchor} />
        ))}
        <span className="w-study-buttons">{children}</span>
      </footer>
    </section>
  );
}

interface NextButtonProps {
  readonly label: string;
  readonly onPress: () => void;
}

/** The way on; it takes the keyboard when it appears, so that Enter reads through a lesson. */
export function NextButton({ label, onPress }: NextButtonProps) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => place.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <span ref={place}>
      <Button isPrimary onPress={onPress}>
        {label}
      </Button>
    </span>
  );
}
