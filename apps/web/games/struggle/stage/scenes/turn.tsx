import { SIDES, SideMark } from '@brink/board';
import { has } from '../../../../table/stage/beats.ts';
import { Sheet, ToldLines, type ToldLine } from '../../../../table/stage/paper.tsx';
import type { DefconScene, TurnScene } from '../scene.ts';
import { useStruggleTexts } from '../texts.ts';
import { Lines, signed, type SceneProps } from './lines.tsx';

export function DefconView(props: SceneProps<DefconScene>) {
  const { scene, ui, language, table, foot } = props;
  const { barred } = table.tracks;
  const texts = useStruggleTexts();
  const { before, after } = scene;
  const isDown = after < before;
  return (
    <>
      {isDown && after <= 2 && <div className="st-frame" />}
      <Sheet kind="defcon">
        <div className="st-defcon">
          <div className="st-flip" data-level={after}>
            <small>DEFCON</small>
            <s>{before}</s>
            {after}
          </div>
          <div className="st-words">
            <h2>{isDown ? (after === 2 ? texts.brink : texts.falls) : texts.rises}</h2>
            {has(props, 'words') && (
              <>
                {isDown && after === 2 && <p>▲ {texts.brinkAbout}</p>}
                <p>{barred.length > 0 ? texts.barred : texts.nothingBarred}</p>
                <ul>
                  {barred.map((region) => (
                    <li key={region}>{ui.names[language].regions[region]?.name}</li>
                  ))}
                </ul>
              </>
            )}
          </div>
        </div>
        {foot}
      </Sheet>
    </>
  );
}

export function TurnView(props: SceneProps<TurnScene>) {
  const { scene, ui, language, foot } = props;
  const texts = useStruggleTexts();
  const names = ui.texts[language].seats;
  const { missing, vp, influence } = scene;
  const gained = [...influence.values()].reduce(
    ([us, ussr], [west, east]) => [us + west, ussr + east],
    [0, 0],
  );
  const lead = vp === 0 ? texts.even : `${names[vp > 0 ? 0 : 1]} ${texts.vp(Math.abs(vp))}`;
  const rows: ToldLine[] = [
    ...missing.flatMap((short, seat) =>
      short === 0
        ? []
        : [
            {
              key: `m${seat}`,
              mark: <SideMark side={SIDES[seat]} />,
              text: texts.missing,
              change: `${short}`,
            },
          ],
    ),
    { key: 'vp', mark: '·', text: texts.turnVp(lead) },
  ];
  const more: ToldLine[] = gained.map((by, seat) => ({
    key: `i${seat}`,
    mark: <SideMark side={SIDES[seat]} />,
    text: texts.turnInfluence,
    change: signed(by),
  }));
  return (
    <Sheet kind="turn">
      <div className="st-turn">
        <h2>{texts.turnEnds(scene.turn)}</h2>
      </div>
      {has(props, 'level') && <ToldLines lines={rows} />}
      {has(props, 'term') && <ToldLines lines={more} />}
      <Lines {...props} />
      {foot}
    </Sheet>
  );
}
