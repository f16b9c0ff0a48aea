import type { ChosenFile } from './chosen-files.ts';
import type { UploadFile } from './upload-runs.ts';

interface AnnouncedFile {
  path: string;
  bytes: number;
  receivedBytes: number;
}

/** Files that were chosen again for an upload that was left: the same path and size. */
export function matchFiles(
  announced: readonly AnnouncedFile[],
  chosen: readonly ChosenFile[],
): { files: UploadFile[]; missing: string[] } {
  const files: UploadFile[] = [];
  const missing: string[] = [];
  for (const { path, bytes, receivedBytes } of announced) {
    const found = chosen.find((one) => one.path === path && one.file.size === bytes);
    if (found !== undefined) files.push({ ...found, receivedBytes });
    else if (receivedBytes < bytes) missing.push(path);
  }
  return { files, missing };
}
