import { type EditorDraft, treeNames } from './editor-draft.ts';
import { flattenNodes } from './parameter-tree.ts';

/** The id of a field's input. */
export function fieldId(path: string): string {
  return `definition-${path}`;
}

/** The id of the input of a parameter's name. */
export function parameterId(tree: string, key: number): string {
  return `parameter-${tree}-${key}`;
}

/** Focuses the input of a path, or of the nearest field above it, and brings it into view. */
export function focusField({ trees }: Pick<EditorDraft, 'trees'>, path: string): void {
  const element = elementAt(trees, path);
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}

function elementAt(trees: EditorDraft['trees'], path: string): HTMLElement | null {
  const tree = treeNames.find((name) => path === name || path.startsWith(`${name}.`));
  if (tree === undefined) return nearestField(path);
  const within = path.slice(tree.length + 1);
  const rows = flattenNodes(trees[tree]).filter((row) => within === row.path || within.startsWith(`${row.path}.`));
  const nearest = rows.toSorted((one, other) => other.path.length - one.path.length)[0];
  return document.getElementById(nearest === undefined ? `${tree}-add` : parameterId(tree, nearest.node.key));
}

/** The field `responseExample` of `responseExample.charge.count`. */
function nearestField(path: string): HTMLElement | null {
  const names = path.split('.');
  const paths = names.map((_, index) => names.slice(0, names.length - index).join('.'));
  return paths.map((one) => document.getElementById(fieldId(one))).find((element) => element !== null) ?? null;
}
