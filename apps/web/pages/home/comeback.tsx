import { langOf, useLanguage, useWords } from '@brink/board';
import type { Comeback as Told } from '@brink/protocol';
import { Link } from '../../ui/link.tsx';
import { nameOf } from '../../ui/player-name.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import { HOME_TEXTS } from './texts.ts';

const [WIDTH, HEIGHT, TOP, LEFT] = [290, 130, 12, 26];

/** The score from the beginning to the end, the US above and the USSR below. */
function Curve({ comeback }: { readonly comeback: Told }) {
  const { curve, behind } = comeback;
  const most = Math.max(behind, ...curve.map(({ vp }) => Math.abs(vp)));
  const x = (at: number): number => LEFT + (at / curve.length) * (WIDTH - LEFT - 8);
  const y = (vp: number): number => TOP + ((most - vp) / (2 * most)) * (HEIGHT - 2 * TOP);
  const zero = y(0);
  const steps = curve.map(({ vp }, i) => `V${y(vp)}H${x(i + 1)}`).join('');
  const line = `M${x(0)} ${zero}${steps}`;
  const area = `${line}V${zero}Z`;
  const { length } = curve;
  return (
    <svg className="w-curve" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
      <clipPath id="w-curve-us">
        <rect x="0" y="0" width={WIDTH} height={zero} />
      </clipPath>
      <clipPath id="w-curve-ussr">
        <rect x="0" y={zero} width={WIDTH} height={HEIGHT - zero} />
      </clipPath>
      <path d={area} className="w-curve-us" clipPath="url(#w-curve-us)" />
      <path d={area} className="w-curve-ussr" clipPath="url(#w-curve-ussr)" />
      <path d={`M${LEFT} ${zero}H${WIDTH}`} className="w-curve-zero" />
      <path
        d={`M${LEFT} ${y(most)}H${WIDTH}M${LEFT} ${y(-most)}H${WIDTH}`}
        className="w-curve-most"
      />
      <path d={line} className="w-curve-line" />
      <circle cx={x(length)} cy={y(curve[length - 1].vp)} r="5" />
      {[most, 0, -most].map((vp) => (
        <text key={vp} x={LEFT - 6} y={y(vp) + 4} textAnchor="end">
          {Math.abs(vp)}
        </text>
      ))}
    </svg>
  );
}

/** A finished game that turned round. */
export function Comeback({ comeback }: { readonly comeback: Told | undefined }) {
  const language = useLanguage();
  const texts = HOME_TEXTS[language];
  const say = useSay();
  const words = useWords();
  const winner = comeback?.game.result?.winners[0] ?? 0;
  const player = comeback?.game.players[winner];
  const name = player
    ? nameOf({ kind: player.kind, name: player.name ?? '' }, say)
    : words.side[winner === 0 ? 'us' : 'ussr'];
  return (
    <section className="w-seen" aria-labelledby="w-seen">
      <h2 id="w-seen">{texts.worthSeeing}</h2>
      {comeback ? (
        <Link to={`/g/${comeback.game.id}#0`} className="w-seen-game">
          <h3>{texts.behind(comeback.behind)}</h3>
          <p lang={langOf(name)}>
            {texts.comeback(name, comeback.inTurn, comeback.game.result?.turn ?? 0)}
          </p>
          <Curve comeback={comeback} />
        </Link>
      ) : (
        <p className="w-promise">{texts.noComeback}</p>
      )}
    </section>
  );
}
