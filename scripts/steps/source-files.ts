import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../run-command.ts';

/** A longer file does more than one thing: it wants splitting, data files by letter or kind. */
export const MAX_LINES = 300;

const folders = ['src', 'tests', 'scripts', 'bench'];

/** What is written by hand, pictures aside: paths from the project's folder. */
export async function listSourceFiles(): Promise<string[]> {
  const lists = await Promise.all(folders.map(listFolder));
  const atTop = (await readdir(root)).filter((name) => /\.(ts|cjs)$/.test(name));
  return [...atTop, ...lists.flat().filter((name) => /\.(tsx?|css|sql|json)$/.test(name))];
}

/** Our modules by folder; a folder without any is left out. */
export async function listModules(): Promise<{ folder: string; names: string[] }[]> {
  const lists = await Promise.all(
    folders.map(async (folder) => ({
      folder,
      names: (await listFolder(folder)).filter((name) => /\.tsx?$/.test(name)),
    })),
  );
  return lists.filter(({ names }) => names.length > 0);
}

/** Files with more lines than they may have. */
export async function findLongFiles(names: readonly string[]): Promise<{ name: string; lines: number }[]> {
  const counted = await Promise.all(
    names.map(async (name) => ({
      name,
      lines: (await readFile(path.join(root, name), 'utf8')).split('\n').length - 1,
    })),
  );
  return counted.filter(({ lines }) => lines > MAX_LINES);
}

async function listFolder(folder: string): Promise<string[]> {
  const names = await readdir(path.join(root, folder), { recursive: true }).catch(() => []);
  return names.map((name) => path.join(folder, name));
}
