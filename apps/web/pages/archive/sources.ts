import { isZip, unzip } from './unzip.ts';

/** A text that somebody brings along, under the name of its file. */
export interface Source {
  readonly name: string;
  readonly text: string;
}

/** Files beside the games in a folder or an archive: pictures, notes of the system. */
const isGame = (name: string): boolean =>
  /\.(?:txt|log|json)$/i.test(name) && !/(?:^|\/)(?:__MACOSX|\.)/.test(name);

/** The texts of files; an archive gives all of its own. */
export async function* textsOf(files: readonly File[]): AsyncIterable<Source> {
  for (const file of files) {
    const name = file.webkitRelativePath || file.name;
    if (file.webkitRelativePath && !isGame(name) && !/\.zip$/i.test(name)) continue;
    const bytes = new Uint8Array(await file.arrayBuffer());
    const packed = isZip(bytes) ? unzip(bytes) : undefined;
    const games = packed?.filter((each) => isGame(each.name)) ?? [];
    if (games.length === 0) yield { name, text: new TextDecoder().decode(bytes) };
    for (const each of games) yield { name: each.name, text: await each.text() };
  }
}

const entriesOf = (folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> => {
  const reader = folder.createReader();
  // A reader gives a hundred entries at a time.
  const more = async (before: FileSystemEntry[]): Promise<FileSystemEntry[]> => {
    const next = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    return next.length === 0 ? before : more([...before, ...next]);
  };
  return more([]);
};

async function within(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isDirectory) {
    const entries = await entriesOf(entry as FileSystemDirectoryEntry);
    const lists = await Promise.all(entries.map(within));
    return lists.flat().filter(({ name }) => isGame(name) || /\.zip$/i.test(name));
  }
  const file = entry as FileSystemFileEntry;
  return [await new Promise<File>((resolve, reject) => file.file(resolve, reject))];
}

/** What was dropped: files, and those in folders. */
export async function filesOf({ items, files }: DataTransfer): Promise<File[]> {
  const entries = [...items].map((item) => item.webkitGetAsEntry());
  if (entries.some((entry) => !entry)) return [...files];
  const lists = await Promise.all(entries.map((entry) => within(entry!)));
  return lists.flat();
}
