import { SIDES, SideMark } from '@brink/board';
import { count, has } from '../../../../table/stage/beats.ts';
import { Stamp } from '../../../../table/stage/paper.tsx';
import type { ScoringScene } from '../scene.ts';
import { battlegroundsIn } from '../telling.ts';
import { useStruggleTexts } from '../texts.ts';
import { Lines, type SceneProps } from './lines.tsx';
import { VpTrack } from './vp-track.tsx';

/** Who holds which battleground, numbered alike on the map. */
function Battlegrounds(props: SceneProps<ScoringScene>) {
  const { scene, ui, language, table } = props;
  const { countries } = ui.names[language];
  const places = battlegroundsIn(ui, scene.region, table).slice(0, count(props, 'term'));
  if (places.length === 0) return undefined;
  return (
    <ol className="st-grounds">
      {places.map(({ id }, i) => (
        <li key={id} data-side={table.countries[id].control}>
          <small>{i + 1}</small>
          {countries[id].label}
        </li>
      ))}
    </ol>
  );
}

export function ScoringView(props: SceneProps<ScoringScene>) {
  const { scene, ui, language, dock, foot } = props;
  const texts = useStruggleTexts();
  const region = ui.regionId(scene.region);
  const name = region === undefined ? '' : (ui.names[language].regions[region]?.name ?? '');
  const shownLevels = count(props, 'level');
  const [us, ussr] = scene.points;
  const lead = us - ussr;
  const names = ui.texts[language].seats;
  const winner = lead === 0 ? undefined : SIDES[lead > 0 ? 0 : 1];
  return (
    <section className="st-slip" data-dock={dock} data-kind="scoring">
      <header className="st-region">
        <h2>{name}</h2>
      </header>
      {scene.sides && (
        <div className="st-levels">
          {scene.sides.map(({ tier, battlegrounds, neighbours }, seat) => (
            <div key={SIDES[seat]} data-side={SIDES[seat]}>
              <span>
                <SideMark side={SIDES[seat]} /> {names[seat]}
              </span>
              {shownLevels > seat && <b>{texts.tiers[tier]}</b>}
              {has(props, 'term') && battlegrounds > 0 && (
                <span>{texts.battlegrounds(battlegrounds)}</span>
              )}
              {has(props, 'term') && neighbours > 0 && <span>{texts.neighbours(neighbours)}</span>}
            </div>
          ))}
        </div>
      )}
      <Battlegrounds {...props} />
      <div className="st-bill">
        <b>{has(props, 'sum') ? us : ''}</b>
        <span>
          {has(props, 'stamp') && (
            <Stamp side={winner}>
              {winner ? `${names[SIDES.indexOf(winner)]} +${Math.abs(lead)}` : texts.even}
            </Stamp>
          )}
        </span>
        <b>{has(props, 'sum') ? ussr : ''}</b>
      </div>
      <Lines {...props} except="vp" />
      <VpTrack {...props} />
      {foot}
    </section>
  );
}
