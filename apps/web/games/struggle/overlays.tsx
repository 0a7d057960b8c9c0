import { Button, Card, CardPopover, OddsBox, SIDES } from '@brink/board';
import type { ReactNode } from 'react';
import { fitInPrompt } from '../../table/offers.ts';
import { RuleLink } from '../../ui/rule-link.tsx';
import { useSay } from '../../ui/texts/use-say.ts';
import type { Order } from './card-uses.ts';
import { opsNowOf } from './shown-hand.ts';
import type { TableModel } from './use-table.ts';
import { WhyBox, WhyLine } from './why-note.tsx';

const isHeld = ({ cardsInHand, china }: TableModel, id: string): boolean =>
  china?.face.id === id || cardsInHand.some((card) => card.face.id === id);

/** The card in play with its uses, or any card that was opened to be read. */
export function OpenCard({ table }: { readonly table: TableModel }) {
  const say = useSay();
  const { opened, inPlay, decision, faces, order } = table;
  const number = opened ?? inPlay;
  const face = number === undefined ? undefined : faces.get(number);
  if (!face || number === undefined) return undefined;
  if (opened === undefined) {
    return (
      <CardPopover
        face={face}
        opsNow={table.state.looks?.find(({ ops }) => ops !== undefined)?.ops}
        uses={table.uses.map((use) =>
          use.section === undefined ? use : { ...use, aside: <RuleLink anchor={use.section} /> },
        )}
        notice={table.notice(number)}
        order={
          order && {
            label: say.eventOrder,
            options: [
              { id: 'after', label: say.afterOps },
              { id: 'before', label: say.beforeOps },
            ],
            chosen: order.chosen,
            onChoose: (id) => order.setOrder(id as Order),
          }
        }
        onUse={(use) => table.act({ do: 'use', use })}
        onClose={table.back}
      />
    );
  }
  const isOffered = decision.by === 'hand' && decision.cards.has(number);
  const isHeadline = decision.code === 'headline';
  const why = decision.by === 'hand' && table.advice?.why.find(({ choice }) => choice === number);
  return (
    <CardPopover
      face={face}
      opsNow={isHeld(table, face.id) ? opsNowOf(table.view, table.state.seat, face) : undefined}
      footer={why && isHeld(table, face.id) && <WhyLine why={why} />}
      uses={
        isOffered
          ? [
              {
                id: 'choose',
                key: 'E',
                label: isHeadline ? say.headlineThis : say.chooseThis,
                consequence: isHeadline ? say.headlineAbout : '',
              },
            ]
          : []
      }
      onUse={() => table.act({ do: 'press', choice: number })}
      onClose={() => table.act({ do: 'closeCard' })}
    />
  );
}

/** Cards that are not in the hand: a discard pile, cards looked at, another hand. */
export function CardPicker({ table }: { readonly table: TableModel }) {
  const say = useSay();
  const { decision, faces, picked } = table;
  if (decision.by !== 'cards') return undefined;
  const chosen = picked === undefined ? undefined : faces.get(picked);
  return (
    <section className="w-picker" aria-label={say.offered(decision.cards.size)}>
      <header>
        <b>{chosen ? chosen.title : say.offered(decision.cards.size)}</b>
        <span>{chosen?.text}</span>
        {picked !== undefined && (
          <Button isPrimary keyLabel="↵" onPress={() => table.act({ do: 'press', choice: picked })}>
            {say.chooseThis}
          </Button>
        )}
      </header>
      <div className="w-picker-cards">
        {[...decision.cards].map((number) => {
          const face = faces.get(number);
          return (
            face && (
              <Card
                key={number}
                face={face}
                state={number === picked ? 'chosen' : 'rest'}
                onPick={() =>
                  table.act(
                    picked === number
                      ? { do: 'press', choice: number }
                      : { do: 'pickCard', card: number },
                  )
                }
              />
            )
          );
        })}
      </div>
    </section>
  );
}

/** Answers too long or too many for the prompt line. */
export function ChoiceList({ table }: { readonly table: TableModel }) {
  const say = useSay();
  const { decision } = table;
  if (decision.by !== 'buttons' || fitInPrompt(decision)) return undefined;
  return (
    <section className="w-choices" aria-label={say.options}>
      <ul>
        {decision.buttons.map(({ choice, label, key }) => (
          <li key={choice}>
            <Button isPrimary keyLabel={key} onPress={() => table.press(choice)}>
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export interface Beside {
  readonly to: string;
  readonly title: string;
  readonly content: ReactNode;
}

/** What stands beside a country: what a throw would bring, or why it cannot be chosen. */
export function useBeside(table: TableModel): Beside | undefined {
  const say = useSay();
  const { ui, selected, refused, asked, state, language, advice } = table;
  const country = selected ?? refused;
  if (country === undefined || !asked || !state.view) return undefined;
  const area = ui.areaNumber(country);
  const { name } = ui.names[language].countries[country];
  if (selected === undefined) {
    const why = advice?.why.find(({ choice }) => choice === area);
    return why && { to: country, title: name, content: <WhyBox title={name} why={why} /> };
  }
  const note = advice?.odds.find(({ choice }) => choice === area);
  if (!note) return undefined;
  const { battleground, stability } = state.view.countries[area];
  const title = say.oddsOf[note.kind](name);
  const effects = note.loss > 0 ? say.deadlyCoup : note.effects[language];
  return {
    to: selected,
    title: name,
    content: (
      <OddsBox
        title={title}
        facts={say.oddsFacts(Math.round(note.control * 100), battleground, stability)}
        side={SIDES[state.seat]}
        chance={note.success}
        meaning={say.coupMeaning}
        rows={note.rows.map(({ control, ...row }) => ({
          ...row,
          control: control < 0 ? undefined : SIDES[control],
        }))}
        effects={effects || undefined}
        isDeadly={note.loss > 0}
        onRoll={table.confirm}
        onBack={table.back}
      />
    ),
  };
}
