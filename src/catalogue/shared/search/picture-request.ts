import { createStore } from '../../../providers/store.ts';

/** The picture to read, or `phone` for one that a phone will send. Global, so that it survives a login in between. */
export const pictureRequest = createStore<File | 'phone' | null>(null);

/** The first dropped or pasted file; its type is checked when it is read. */
export function firstFile(transfer: DataTransfer | null): File | undefined {
  return transfer?.files[0];
}

/** Whether files are dragged, not text or links. */
export function hasFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') ?? false;
}
