import { parentPort } from 'node:worker_threads';
import type { Rehearsable } from '../../storage/club/archive-port.ts';
import { judgeHere } from './rehearsal.ts';

parentPort!.on('message', (page: readonly Rehearsable[]) => {
  void judgeHere(page).then((findings) => parentPort!.postMessage(findings));
});
