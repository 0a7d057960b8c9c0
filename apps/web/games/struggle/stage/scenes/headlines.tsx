import { SIDES, SideMark } from '@brink/board';
import { count } from '../../../../table/stage/beats.ts';
import { Sheet, Stamp } from '../../../../table/stage/paper.tsx';
import type { HeadlineScene } from '../scene.ts';
import { useStruggleTexts } from '../texts.ts';
import { Lines, type SceneProps } from './lines.tsx';

export function HeadlinesView(props: SceneProps<HeadlineScene>) {
  const { scene, ui, language, foot } = props;
  const texts = useStruggleTexts();
  const turned = count(props, 'turned');
  const ordered = count(props, 'order');
  return (
    <Sheet kind="headlines">
      <header className="st-head">
        <span className="st-tab">{texts.headlines}</span>
        <span className="st-what">
          <b>{texts.turn(scene.turn)}</b>
        </span>
      </header>
      <div className="st-news">
        {SIDES.map((side, seat) => {
          const isTurned = turned > seat;
          const face = isTurned ? ui.cards[language].get(scene.cards[seat]) : undefined;
          const place = scene.first === seat ? texts.first : texts.second;
          const isOrdered = scene.first >= 0 && ordered > (scene.first === seat ? 0 : 1);
          return (
            <article key={side} className="st-paper" data-side={side} data-turned={isTurned}>
              <div className="st-mast">
                <SideMark side={side} size={18} />
                <b>{ui.texts[language].seats[seat]}</b>
                <span>{face && !face.isScoring ? texts.ops(face.ops) : ''}</span>
              </div>
              <div className="st-splash" lang={language}>
                {face?.title ?? (isTurned ? texts.unknownCard : '')}
              </div>
              <p className="st-lede">{face?.text}</p>
              <div className="st-order">{isOrdered && <Stamp side={side}>{place}</Stamp>}</div>
            </article>
          );
        })}
      </div>
      <Lines {...props} />
      {foot}
    </Sheet>
  );
}
