import { importLog } from '@brink/twilight-struggle/playdek/import';
import type { LogAnswer, LogQuestion } from './client/log-reader.ts';

/** Reads logs of the digital edition, so that the page goes on meanwhile. */
addEventListener('message', ({ data }: MessageEvent<LogQuestion>) => {
  const answer: LogAnswer = { id: data.id, result: importLog(data.text) };
  postMessage(answer);
});
