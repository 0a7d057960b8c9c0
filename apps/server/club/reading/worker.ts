import { parentPort, workerData } from 'node:worker_threads';
import { OptionError, RecordError } from '@brink/kernel';
import { LogError } from '@brink/twilight-struggle/playdek/preamble';
import { readUpload, type ReadGame, type Upload } from './read.ts';

export type Reading = { readonly game: ReadGame } | { readonly wrong: string };

function read(upload: Upload): Reading {
  try {
    return { game: readUpload(upload) };
  } catch (error) {
    const isTheirs =
      error instanceof RecordError || error instanceof OptionError || error instanceof LogError;
    if (!isTheirs) throw error;
    return { wrong: error.message };
  }
}

parentPort!.postMessage(read(workerData as Upload));
