/** A file with its path inside the folder that was chosen. */
export interface ChosenFile {
  path: string;
  file: File;
}

/** The files of an input; those of a folder have their paths. */
export function filesOfInput(list: FileList | null): ChosenFile[] {
  return tidyFiles([...(list ?? [])].map((file) => ({ path: file.webkitRelativePath || file.name, file })));
}

/** The files and whole folders that were dropped. */
export async function filesOfDrop(transfer: DataTransfer): Promise<ChosenFile[]> {
  // The entries can only be read before the handler returns.
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (entries.length === 0) return filesOfInput(transfer.files);
  const found = await Promise.all(entries.map((entry) => filesOfEntry(entry, '')));
  return tidyFiles(found.flat());
}

async function filesOfEntry(entry: FileSystemEntry, folder: string): Promise<ChosenFile[]> {
  const path = `${folder}${entry.name}`;
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    return [{ path, file }];
  }
  if (!isFolder(entry)) return [];
  const children = await listFolder(entry);
  const found = await Promise.all(children.map((child) => filesOfEntry(child, `${path}/`)));
  return found.flat();
}

/** A reader returns some entries at a time, and none at the end. */
async function listFolder(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return all;
    all.push(...some);
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** Files of operating systems and editors: .DS_Store, __MACOSX, Thumbs.db, ~$book.xlsx. */
const CLUTTER = /(^|\/)(\.|~\$|__MACOSX(\/|$)|(Thumbs\.db|desktop\.ini)$)/i;

/** Leaves out clutter and the name of the one folder that holds everything: pictures are named from inside it. */
export function tidyFiles(files: readonly ChosenFile[]): ChosenFile[] {
  const wanted = files.filter(({ path }) => !CLUTTER.test(path));
  const [first] = wanted;
  const root = first?.path.includes('/') === true ? first.path.slice(0, first.path.indexOf('/') + 1) : '';
  const hasOneRoot = root !== '' && wanted.every(({ path }) => path.startsWith(root));
  return wanted
    .map(({ path, file }) => ({ path: (hasOneRoot ? path.slice(root.length) : path).normalize('NFC'), file }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}
