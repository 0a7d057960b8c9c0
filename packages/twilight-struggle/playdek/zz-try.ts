import { readFileSync } from 'node:fs';
import { parse } from '/work/main/packages/twilight-struggle/playdek/lines.ts';
import { toUnits, keyOf } from '/work/main/packages/twilight-struggle/playdek/units.ts';
import { LogWriter } from '/work/main/packages/twilight-struggle/playdek/writer.ts';
import { Search } from '/work/main/packages/twilight-struggle/playdek/search.ts';
import { setup } from '/work/main/packages/twilight-struggle/setup.ts';
import { parseOptions } from '/work/main/packages/twilight-struggle/options.ts';
import { RULING_SETS } from '/work/main/packages/twilight-struggle/rulings.ts';
const SETUP = ['player','bid','handicap','scenario','optional-cards','time'];
for (const f of process.argv.slice(2)) {
  const text = readFileSync(`/work/shared/games/${f}.txt`, 'utf8');
  const lines = parse(text);
  let units = toUnits(lines).filter(u => !(u.statement.kind==='unknown') && !SETUP.includes(u.statement.kind) && !(u.statement.kind==='head' && u.statement.at.phase==='setup'));
  const last = units.at(-1)!;
  if (last.statement.kind==='head' && (last.statement.at.phase==='none' || (last.statement.cards??[]).length===0)) units = units.slice(0,-1);
  const optional = lines.some(l=>l.kind==='optional-cards');
  const game = setup(parseOptions({ optionalCards: optional, bonusUs: 2, rulings: RULING_SETS.playdek }));
  const t0 = performance.now();
  const s = new Search(game, new LogWriter({ keepsCleanup: lines.some(l=>l.kind==='header'&&l.at.phase==='cleanup') }), units);
  const r = s.run();
  const ms = (performance.now()-t0).toFixed(0);
  if (r) console.log(f, 'OK', units.length, 'choices', r.length, 'tried', s.tried, ms+'ms');
  else {
    const u = units[s.parting.at];
    console.log(f, 'FAIL', s.parting.at, '/', units.length, 'line', u?.line, '|log:', u?.key, '|engine:', s.parting.said && keyOf(s.parting.said), '|at', s.parting.prompt, 'tried', s.tried, ms+'ms');
  }
}
