/**
 * The script with which a thread or a child process begins, beside the module of the given URL. Compiled code is run as it
 * is; TypeScript by way of `<name>-entry.mjs`, because neither inherits the TypeScript loader of the main thread.
 */
export function threadEntry(name: string, moduleUrl: string): URL {
  return new URL(moduleUrl.endsWith('.ts') ? `./${name}-entry.mjs` : `./${name}.js`, moduleUrl);
}
