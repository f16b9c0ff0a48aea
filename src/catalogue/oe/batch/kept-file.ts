import { z } from 'zod';
import { session } from '../../../providers/session/session.ts';
import { createStore } from '../../../providers/store.ts';

/** The browser keeps some five million characters for a site, and a file takes a third more than its bytes. */
const KEPT_BYTES = 2 * 1024 * 1024;
const KEY = 'epc.batch-file';

const KeptFile = z.object({
  name: z.string(),
  type: z.string(),
  size: z.number(),
  /** base64 */
  data: z.string(),
  /** Milliseconds since 1970. */
  timestamp: z.number(),
  userId: z.number(),
});
export type KeptFile = z.infer<typeof KeptFile>;

/** The spreadsheet that was read last in this browser, so that another column of it can be taken; null without one. */
export const keptFile = createStore<KeptFile | null>(read());

session.watch(() => keptFile.set(read()));

/** Keeps a file in place of the one before; one that is too large for the browser is not kept. */
export async function keepFile(file: File): Promise<void> {
  const userId = session.get()?.user.id;
  if (userId === undefined || file.size > KEPT_BYTES) return;
  const { name, type, size } = file;
  const data = base64Of(new Uint8Array(await file.arrayBuffer()));
  if (session.get()?.user.id !== userId) return;
  const kept: KeptFile = { name, type, size, data, timestamp: Date.now(), userId };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // The browser has no room left: the file itself is still where it came from.
    return;
  }
  keptFile.set(kept);
}

export function forgetFile(): void {
  localStorage.removeItem(KEY);
  keptFile.set(null);
}

/** The kept file as if it had been chosen again. */
export function fileOf({ name, type, data }: KeptFile): File {
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
  return new File([bytes], name, { type });
}

function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** Another's file is nobody's business: it goes when someone else signs in. */
function read(): KeptFile | null {
  try {
    const kept = KeptFile.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    if (!kept.success) return null;
    const userId = session.get()?.user.id;
    if (kept.data.userId === userId) return kept.data;
    localStorage.removeItem(KEY);
  } catch {
    // Not what this version wrote.
  }
  return null;
}
