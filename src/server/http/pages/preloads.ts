import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Language } from '../../../contract/codes.ts';

/** Vite's manifest (build.manifest): what is built from each module that is loaded by itself. */
const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
);
type Manifest = z.infer<typeof Manifest>;

interface Screen {
  modules: readonly string[];
  namespaces: readonly string[];
}

/**
 * Lists the scripts, styles and messages of a screen, so that the page can name them and the browser loads them in
 * parallel with the start script. Modules without an entry are part of the start script.
 */
export function createPreloads(folder: string): (screen: Screen, language: Language) => string[] {
  const manifest = readManifest(folder);
  return ({ modules, namespaces }, language) => {
    const locales = Object.keys(manifest).filter((key) => key.startsWith(`src/locales/${language}/`));
    const keys = [...modules, ...namespaces.flatMap((name) => locales.filter((key) => key.endsWith(`/${name}.json`)))];
    const files = new Set<string>();
    const visited = new Set<string>();
    const add = (key: string) => {
      const entry = manifest[key];
      if (entry === undefined || visited.has(key)) return;
      visited.add(key);
      for (const file of [entry.file, ...entry.css]) files.add(file);
      for (const imported of entry.imports) add(imported);
    };
    for (const key of keys) add(key);
    return [...files];
  };
}

function readManifest(folder: string): Manifest {
  const file = path.join(folder, '.vite', 'manifest.json');
  return existsSync(file) ? Manifest.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}
