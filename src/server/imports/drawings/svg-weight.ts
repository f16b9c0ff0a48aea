import { DrawingProblem } from './drawing-problem.ts';

/** The elements that a browser draws when references are replaced by what they refer to. */
const DRAWN_MAX = 300_000;
/** Elements, each as often as it is in an element with an id. */
const CONTAINED_MAX = 3_000_000;
/** References to what holds references. */
const CHAIN_MAX = 100;

interface Content {
  elements: number;
  references: string[];
}

/**
 * Counts what is drawn. A few nested references could stand for billions of elements.
 */
export class SvgWeight {
  private readonly whole: Content = { elements: 0, references: [] };
  private readonly byId = new Map<string, Content>();
  private contained = 0;

  /**
   * Adds an element with the ids of the elements that it is in, its own included.
   * @throws DrawingProblem svgTooComplex
   */
  add(ids: readonly string[], references: readonly string[]): void {
    this.contained += 1 + ids.length * (1 + references.length);
    if (this.contained > CONTAINED_MAX) throw new DrawingProblem('svgTooComplex');
    for (const content of [this.whole, ...ids.map((id) => this.contentOf(id))]) {
      content.elements += 1;
      content.references.push(...references);
    }
  }

  /** @throws DrawingProblem svgTooComplex, also for a reference to what it is in */
  check(): void {
    const drawn = new Map<string, number>();
    const weigh = ({ elements, references }: Content, chain: number): number => {
      if (chain > CHAIN_MAX) throw new DrawingProblem('svgTooComplex');
      const sum = references.reduce((total, id) => total + weighId(id, chain + 1), elements);
      if (sum > DRAWN_MAX) throw new DrawingProblem('svgTooComplex');
      return sum;
    };
    const weighId = (id: string, chain: number): number => {
      const known = drawn.get(id);
      if (known !== undefined) return known;
      const content = this.byId.get(id);
      if (content === undefined) return 0;
      // Found again below itself: endless.
      drawn.set(id, Number.POSITIVE_INFINITY);
      const weight = weigh(content, chain);
      drawn.set(id, weight);
      return weight;
    };
    weigh(this.whole, 0);
  }

  private contentOf(id: string): Content {
    const content = this.byId.get(id) ?? { elements: 0, references: [] };
    this.byId.set(id, content);
    return content;
  }
}
