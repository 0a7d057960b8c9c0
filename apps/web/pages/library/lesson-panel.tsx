import { Button, SIDES, SideMark, useLanguage } from '@brink/board';
import type { Anchor } from '@brink/library/rules/digest';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from '../../ui/link.tsx';
import { RuleLink } from '../../ui/rule-link.tsx';
import { useSay } from '../../ui/texts/use-say.ts';
import { LIBRARY_TEXTS } from './texts.ts';

interface StudyPanelProps {
  /** What is studied. */
  readonly title: string;
  /** Whose side the learner takes. */
  readonly seat: number;
  readonly at?: { readonly step: number; readonly of: number } | undefined;
  /** The one thing that the step is about. */
  readonly head?: string | undefined;
  readonly text: string;
  readonly why?: string | undefined;
  /** What is to be done. */
  readonly ask?: string | undefined;
  readonly isTask: boolean;
  readonly warning?: string | undefined;
  readonly rules: readonly Anchor[];
  /** Places of the map that the text speaks of. */
  readonly marks: readonly string[];
  /** Where to look and click: places of the map, cards of the hand. */
  readonly targets: readonly string[];
  /** Where a place is on the screen, if the map cannot light it by itself. */
  readonly placeAt?: ((name: string) => string | undefined) | undefined;
  readonly onPlayOn?: (() => void) | undefined;
  readonly children?: ReactNode;
}

type PlaceAt = NonNullable<StudyPanelProps['placeAt']>;

const NOWHERE: PlaceAt = () => undefined;
const cardAt: PlaceAt = (id) => `.b-hand [data-card="${id}"]`;

function found(places: readonly string[], placeAt: PlaceAt): readonly Element[] {
  return places.flatMap((id) => {
    const selector = placeAt(id);
    return selector === undefined ? [] : [...document.querySelectorAll(selector)];
  });
}

/** Lays a mark on what the text speaks of, for as long as it does. */
function useMarks(marks: readonly string[], moment: string, placeAt: PlaceAt): void {
  useEffect(() => {
    const marked = found(marks, placeAt);
    for (const each of marked) each.setAttribute('data-taught', 'true');
    marked[0]?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    return () => {
      for (const each of marked) each.removeAttribute('data-taught');
    };
  }, [marks, moment, placeAt]);
}

const CORNERS = ['bottom-left', 'bottom-right', 'top-left', 'top-right'] as const;
const GAP = 18;

/** Lays the panel into the corner where it covers least of what the step is about. */
function useCorner(places: readonly string[], moment: string, placeAt: PlaceAt) {
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const own = panel.current;
    const over = own?.closest<HTMLElement>('.w-over');
    const room = over?.offsetParent?.getBoundingClientRect();
    if (!own || !over || !room || placeAt === NOWHERE) return;
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

const CLICKED = '.b-board [data-country], .b-hand .b-card, .b-popover-uses button';

/** Whether a click on it is an answer. */
function isLit(clicked: Element): boolean {
  const country = clicked.getAttribute('data-country');
  if (country === null) return !clicked.hasAttribute('aria-disabled');
  return document.querySelector(`[data-go-to="${country}"][aria-disabled="false"]`) !== null;
}

/** Whether the last click went beside what the task asks for: then it is said again. */
function useMissed(isTask: boolean, moment: string): boolean {
  const [missed, setMissed] = useState<string>();
  useEffect(() => {
    if (!isTask) return undefined;
    const onClick = ({ target }: MouseEvent): void => {
      const clicked = target instanceof Element ? target.closest(CLICKED) : null;
      if (clicked) setMissed(isLit(clicked) ? undefined : moment);
    };
    addEventListener('click', onClick, { capture: true });
    return () => removeEventListener('click', onClick, { capture: true });
  }, [isTask, moment]);
  return isTask && missed === moment;
}

/** The coach: one thing at a time, beside the board or below it. */
export function StudyPanel(props: StudyPanelProps) {
  const { title, seat, at, head, text, why, ask, isTask, rules, marks, targets, children } = props;
  const { placeAt = NOWHERE, onPlayOn } = props;
  const say = useSay();
  const texts = LIBRARY_TEXTS[useLanguage()];
  const isMissed = useMissed(isTask, text);
  const warning = props.warning ?? (isMissed ? texts.notThat : undefined);
  useMarks(marks, text, placeAt);
  useMarks(targets, text, cardAt);
  const panel = useCorner(targets, text, placeAt);
  const side = SIDES[seat % SIDES.length];
  return (
    <section ref={panel} className="w-study" aria-label={title}>
      <header className="st-head">
        <span className="st-tab" data-side={side}>
          <SideMark side={side} size={15} isInverse />
          {say.you}
        </span>
        <span className="st-what">
          <b>{title}</b>
          {at && <> · {texts.step(at.step, at.of)}</>}
        </span>
      </header>
      <div className="w-study-text" aria-live="polite">
        {head && <h2>{head}</h2>}
        <p>{text}</p>
        {why && <p className="w-study-why">{why}</p>}
        {warning && <p className="w-study-warning">{warning}</p>}
        {ask && <p className="w-study-ask">{ask}</p>}
      </div>
      {(children || rules.length > 0) && (
        <div className="w-study-row">
          <span className="w-study-buttons">{children}</span>
          <span className="w-study-rules">
            {rules.map((anchor) => (
              <RuleLink key={anchor} anchor={anchor} />
            ))}
          </span>
        </div>
      )}
      <footer className="st-foot">
        <span className="st-rail" aria-hidden>
          {at &&
            Array.from({ length: at.of }, (_, i) => (
              <i key={i} data-past={i < at.step - 1} data-now={i === at.step - 1} />
            ))}
        </span>
        {onPlayOn && (
          <button type="button" className="w-study-way" onClick={onPlayOn}>
            {texts.playOn}
          </button>
        )}
        <Link to="/learn" className="w-study-way">
          {texts.leave}
        </Link>
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
