import { Button, Card, CardPopover, Key, OddsBox, SIDES, useWords } from '@brink/board';
import type { ReactNode } from 'react';
import { fitInPrompt } from '../../app/table/offers.ts';
import { useSay } from '../../app/words/use-say.ts';
import type { Order } from './card-uses.ts';
import type { TableModel } from './use-table.ts';

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
        uses={table.uses}
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
        onUse={table.onUse}
        onClose={table.back}
      />
    );
  }
  const isOffered = decision.by === 'hand' && decision.cards.has(number);
  const isHeadline = decision.code === 'headline';
  return (
    <CardPopover
      face={face}
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
      onUse={() => table.choose(number)}
      onClose={() => table.setOpened(undefined)}
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
          <Button isPrimary keyLabel="↵" onPress={() => table.choose(picked)}>
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
                onPick={() => (picked === number ? table.choose(number) : table.setPicked(number))}
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
            <button type="button" onClick={() => table.choose(choice)}>
              {key && <Key>{key}</Key>}
              {label}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a throw would bring, beside the country it strikes. */
export function useOdds(table: TableModel): { to: string; content: ReactNode } | undefined {
  const say = useSay();
  const words = useWords();
  const { face, selected, decision, asked, state, language, advice } = table;
  if (selected === undefined || !asked || !state.view) return undefined;
  const area = face.areaNumber(selected);
  const note = advice?.odds.find(({ choice }) => choice === area);
  const { name } = face.names[language].countries[selected];
  const { battleground, stability } = state.view.countries[area];
  const side = SIDES[state.seat];
  if (note) {
    const effects = note.loss > 0 ? say.deadlyCoup : note.effects[language];
    return {
      to: selected,
      content: (
        <OddsBox
          title={say.oddsOf[note.kind](name)}
          facts={say.oddsFacts(Math.round(note.control * 100), battleground, stability)}
          side={side}
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
  if (decision.code !== 'coupTarget') return undefined;
  const odds = face.coupOdds(state.view, area, asked.args[0], state.seat);
  const { defcon, militaryOps } = state.view;
  const before = militaryOps[state.seat === 1 ? 1 : 0];
  const military = say.coupMilitary(words.side[side], before, Math.min(5, before + odds.ops));
  const effects = odds.isDeadly
    ? say.deadlyCoup
    : [
        ...(odds.lowersDefcon ? [say.coupEffects(defcon, defcon - 1)] : []),
        military,
        ...(face.coupNote?.(area, table.language) ?? []),
      ].join(' ');
  return {
    to: selected,
    content: (
      <OddsBox
        title={say.coupIn(name)}
        facts={say.coupFacts(odds.ops, battleground, stability)}
        side={side}
        chance={odds.success}
        meaning={say.coupMeaning}
        rows={odds.rows}
        effects={effects}
        isDeadly={odds.isDeadly}
        onRoll={table.confirm}
        onBack={table.back}
      />
    ),
  };
}
