import { GAME_IDS } from '@brink/games/ids';
import { loadAllPuzzles } from '@brink/library';
import { THEMES } from '@brink/library/puzzles/themes';
import { command } from '../command.ts';

export default command({
  name: 'puzzles',
  summary: 'counts the puzzles of the library',
  options: { json: { type: 'boolean', about: 'print one JSON object as the last line' } },
  help: `"No luck" puzzles are proved by looking at everything that can follow; "best odds" puzzles
were found by a search and solved again by one with ten times its budget.`,
  async run({ options }) {
    const all = await loadAllPuzzles();
    const byGame = Object.fromEntries(
      GAME_IDS.map((id) => [id, all.filter(({ game }) => game === id).length]),
    );
    // A puzzle counts for the theme that tells most about it.
    const byTheme = Object.fromEntries(
      THEMES.map((theme) => [theme, all.filter(({ themes }) => themes[0] === theme).length]),
    );
    const exact = all.filter(({ kind }) => kind === 'exact').length;
    console.log(`${all.length} puzzles: ${exact} no luck, ${all.length - exact} best odds`);
    for (const [name, count] of Object.entries(byGame)) console.log(`${name.padEnd(20)}${count}`);
    for (const [name, count] of Object.entries(byTheme)) console.log(`${name.padEnd(20)}${count}`);
    if (options.json) {
      const byKind = { exact, odds: all.length - exact };
      console.log(JSON.stringify({ puzzles: all.length, byGame, byTheme, byKind }));
    }
  },
});
