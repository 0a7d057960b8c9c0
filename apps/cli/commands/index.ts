import type { Command } from '../command.ts';
import admin from './admin.ts';
import agree from './agree.ts';
import arena from './arena.ts';
import backup from './backup.ts';
import bench from './bench.ts';
import cards from './cards.ts';
import engine from './engine.ts';
import exportRecord from './export.ts';
import fuzz from './fuzz.ts';
import importLog from './import.ts';
import load from './load.ts';
import perft from './perft.ts';
import play from './play.ts';
import position from './position.ts';
import puzzles from './puzzles.ts';
import rehearse from './rehearse.ts';
import replay from './replay.ts';
import review from './review.ts';
import rules from './rules.ts';
import serve from './serve.ts';
import verify from './verify.ts';
import version from './version.ts';

/** In the order of `brink --help`. */
export const commands: readonly Command[] = [
  play,
  serve,
  backup,
  rehearse,
  admin,
  verify,
  load,
  replay,
  review,
  importLog,
  exportRecord,
  position,
  rules,
  cards,
  puzzles,
  arena,
  agree,
  bench,
  engine,
  fuzz,
  perft,
  version,
];
