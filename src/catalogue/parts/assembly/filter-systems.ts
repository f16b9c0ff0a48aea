import type { PartTreeNode } from '../../../contract/parts/schemas.ts';

/** A system and those of its assemblies that match the text by their own name, the system's or a part's. */
export interface MatchingSystem {
  system: PartTreeNode;
  assemblies: PartTreeNode[];
}

export function filterSystems(tree: readonly PartTreeNode[], text: string): MatchingSystem[] {
  const query = text.trim().toLowerCase();
  const isNamed = ({ name }: PartTreeNode) => name.toLowerCase().includes(query);
  return tree
    .map((system) => ({
      system,
      assemblies: system.children.filter(
        (assembly) =>
          assembly.vehAssyId !== null && (isNamed(system) || isNamed(assembly) || assembly.children.some(isNamed)),
      ),
    }))
    .filter(({ assemblies }) => assemblies.length > 0);
}
