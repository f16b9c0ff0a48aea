import { z } from 'zod';
import { session } from '../../../../providers/session/session.ts';
import { createStore } from '../../../../providers/store.ts';

/** Local storage holds about five million characters per site; base64 adds a third. */
const SIZE_MAX = 2 * 1024 * 1024;
const KEY = 'epc.batch-file';

const StoredFile = z.object({
  name: z.string(),
  type: z.string(),
  size: z.number(),
  /** base64 */
  data: z.string(),
  /** Milliseconds since 1970. */
  timestamp: z.number(),
  userId: z.number(),
});
export type StoredFile = z.infer<typeof StoredFile>;

/** The last spreadsheet of this user in this browser, to look up another column of it; null if there is none. */
export const lastFile = createStore<StoredFile | null>(read());

session.watch(() => lastFile.set(read()));

/** Stores a file in place of the previous one; a file over 2 MB is not stored. */
export async function saveLastFile(file: File): Promise<void> {
  const userId = session.get()?.user.id;
  if (userId === undefined || file.size > SIZE_MAX) return;
  const { name, type, size } = file;
  const data = toBase64(new Uint8Array(await file.arrayBuffer()));
  if (session.get()?.user.id !== userId) return;
  const stored: StoredFile = { name, type, size, data, timestamp: Date.now(), userId };
  try {
    localStorage.setItem(KEY, JSON.stringify(stored));
  } catch {
    // The storage is full.
    return;
  }
  lastFile.set(stored);
}

export function removeLastFile(): void {
  localStorage.removeItem(KEY);
  lastFile.set(null);
}

export function toFile({ name, type, data }: StoredFile): File {
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
  return new File([bytes], name, { type });
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** Removes the file of another user. */
function read(): StoredFile | null {
  try {
    const stored = StoredFile.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    if (!stored.success) return null;
    const userId = session.get()?.user.id;
    if (stored.data.userId === userId) return stored.data;
    localStorage.removeItem(KEY);
  } catch {
    // Invalid JSON counts as missing.
  }
  return null;
}
