import type { StudyHead } from '@brink/protocol';
import { mergeStudies, readStudy, type Study } from '@brink/study';
import { codeOf } from '../ui/api-error.ts';
import { LOCAL, keepLocalStudy, localStudy } from './local-studies.ts';
import { readServerStudy, writeServerStudy } from './studies-api.ts';

/** A study that is open, wherever it is kept. */
export interface OpenStudy {
  readonly id: string;
  /** On a server, on this device, or with the client, where it never changes. */
  readonly home: 'server' | 'device' | 'shipped';
  readonly study: Study;
  readonly mayWrite: boolean;
  /** What the server says of it. */
  readonly head?: StudyHead;
  /** Another author who writes just now. */
  readonly lockedBy?: string | undefined;
}

/** The study of that id; nothing if there is none. */
export async function openStudy(id: string): Promise<OpenStudy | undefined> {
  if (id.startsWith(LOCAL)) {
    const found = localStudy(id);
    return found && { id, home: 'device', study: found.study, mayWrite: true };
  }
  const { SHIPPED_STUDIES } = await import('@brink/library/studies/index');
  const shipped = SHIPPED_STUDIES.find((each) => each.id === id);
  if (shipped) return { id, home: 'shipped', study: await shipped.load(), mayWrite: false };
  const { study, lockedBy, ...head } = await readServerStudy(id);
  return {
    id,
    home: 'server',
    study: readStudy(study),
    mayWrite: head.mayWrite,
    head,
    lockedBy,
  };
}

/** Writes what has changed; answers the study as it is kept now, with what others have saved meanwhile. */
export async function saveStudy(open: OpenStudy, study: Study): Promise<OpenStudy> {
  if (open.home === 'device') {
    keepLocalStudy(study, open.id);
    return { ...open, study };
  }
  const head = open.head!;
  try {
    const { version } = await writeServerStudy(open.id, head.version, study);
    return { ...open, study, head: { ...head, version } };
  } catch (error) {
    const now = codeOf(error) === 'study-changed' ? await openStudy(open.id) : undefined;
    if (!now) throw error;
    return saveStudy(now, mergeStudies(open.study, now.study, study));
  }
}
