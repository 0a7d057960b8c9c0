import { OpsBadge } from '@brink/board';
import { OPTIONS } from '@brink/struggle/options';
import { has } from '../../../../table/stage/beats.ts';
import { Slip, Stamp } from '../../../../table/stage/paper.tsx';
import { useStageTexts } from '../../../../table/stage/texts.ts';
import type { CardScene, FlashpointScene } from '../scene.ts';
import { useStruggleTexts, type StruggleTexts } from '../texts.ts';
import { Lines, sideOf, when, type SceneProps } from './lines.tsx';

function useOf(scene: CardScene, texts: StruggleTexts): string {
  const { use, ops, opsKind, isHeadline, isEvent } = scene;
  if (isHeadline) return texts.headline;
  if (ops !== undefined) {
    const kind = opsKind === undefined ? undefined : texts.kinds[OPTIONS[opsKind]];
    return kind ? `${texts.ops(ops)}: ${kind}` : texts.ops(ops);
  }
  if (use !== undefined && OPTIONS[use] === 'space') return texts.space;
  return isEvent || (use !== undefined && OPTIONS[use] === 'event') ? texts.event : '';
}

export function CardView(props: SceneProps<CardScene>) {
  const { scene, ui, language, dock, foot } = props;
  const texts = useStruggleTexts();
  const face = ui.cards[language].get(scene.card);
  const side = sideOf(scene);
  const use = useOf(scene, texts);
  return (
    <Slip
      dock={dock}
      side={side}
      tab={ui.texts[language].seats[scene.side] ?? ''}
      what={<b>{when(scene, texts)}</b>}
      foot={foot}
    >
      {face && (
        <div className="st-card">
          <OpsBadge
            side={face.side}
            ops={face.ops}
            isScoring={face.isScoring}
            isPlain={face.isPlain}
            size={48}
          />
          <h2>{face.title}</h2>
          {scene.isEvent && <p>{face.text}</p>}
        </div>
      )}
      {has(props, 'use') && use !== '' && <p className="st-use">{use}</p>}
      <Lines {...props} />
    </Slip>
  );
}

export function NoteView(props: SceneProps) {
  const { scene, ui, language, dock, foot } = props;
  const texts = useStruggleTexts();
  const { happened } = useStageTexts();
  const tab = ui.texts[language].seats[scene.side] ?? happened;
  return (
    <Slip dock={dock} side={sideOf(scene)} tab={tab} what={when(scene, texts)} foot={foot}>
      <Lines {...props} />
    </Slip>
  );
}

/** The top card of the pile decides whether a coup in a flashpoint costs DEFCON. */
export function FlashpointView(props: SceneProps<FlashpointScene>) {
  const { scene, ui, language, dock, foot } = props;
  const texts = useStruggleTexts();
  const isTurned = has(props, 'turned');
  const face = isTurned ? ui.cards[language].get(scene.card) : undefined;
  const isHot = scene.lines.some(({ kind }) => kind === 'defcon');
  return (
    <Slip
      dock={dock}
      side={sideOf(scene)}
      tab={texts.flashpoint}
      what={<b>{ui.names[language].countries[ui.areaId(scene.country)].name}</b>}
      foot={foot}
    >
      <div className="st-card st-turning" data-turned={isTurned}>
        {face && (
          <>
            <OpsBadge
              side={face.side}
              ops={face.ops}
              isScoring={face.isScoring}
              isPlain={face.isPlain}
              size={48}
            />
            <h2>{face.title}</h2>
          </>
        )}
      </div>
      <div className="st-result">
        {has(props, 'stamp') && (
          <Stamp isDanger={isHot}>{isHot ? texts.flashes : texts.quiet}</Stamp>
        )}
      </div>
      <Lines {...props} />
    </Slip>
  );
}
