import { createStore } from '../../../providers/store.ts';

/**
 * What is to be read: a picture, or one that a phone is to send. It outlives the screen that it was dropped on, so that
 * a login in between loses nothing.
 */
export const pictureRequest = createStore<File | 'phone' | null>(null);

/** The first file among what was dropped or pasted: whether it is a picture is for those to say who look inside. */
export function firstFile(transfer: DataTransfer | null): File | undefined {
  return transfer?.files[0];
}

/** Whether files are being dragged, and not a word or a link of some page. */
export function hasFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') ?? false;
}
