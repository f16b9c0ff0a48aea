import { isFluid } from '../../../contract/work-orders/paste/fluids.ts';
import { isPair, isSet } from '../../../contract/work-orders/paste/quantity.ts';
import { PARTS_MAX } from '../../../contract/work-orders/paste/rules.ts';
import type { MessagePart } from '../../../contract/work-orders/schemas.ts';
import { Refusal } from '../../platform/errors.ts';
import { type Place, placedName } from './places.ts';
import { namesIn, type PartNames } from './segment.ts';

interface Amount {
  value: number;
  unit: string;
}

type Named = Pick<MessagePart, 'kind' | 'text' | 'isPair' | 'isUnsure'>;

/** The parts of a message, with the quantities and places of each of its lines. */
export function createPartLines(names: PartNames) {
  const parts: MessagePart[] = [];
  let line = createLine();
  let vehicle: number | null = null;

  const add = (part: Named): MessagePart => {
    if (parts.length >= PARTS_MAX) throw new Refusal('300322');
    const text = part.text.slice(0, part.kind === 'oe' ? 40 : 60);
    const added: MessagePart = { ...part, text, quantity: null, unit: '', vehicle };
    if (line.waiting !== null) setQuantity(added, line.waiting, line.isForEach);
    line.waiting = null;
    line.twins = [];
    line.parts.push(added);
    parts.push(added);
    return added;
  };
  const isForEither = (name: string) => [...'前后'].every((end) => !names.lacksPlace(placedName(end, name)));
  const addAt = (place: string, name: string) => {
    const text = placedName(place, name);
    return { kind: 'name', text, isPair: false, isUnsure: !names.has(text) || names.lacksPlace(text) } as const;
  };

  return {
    parts,
    startLine() {
      line = createLine();
    },
    startVehicle(index: number) {
      vehicle = index;
    },
    /** The next quantity is that of each part without one. */
    expectEach() {
      line.isForEach = true;
    },
    addNumber: (text: string) => void add({ kind: 'oe', text, isPair: false, isUnsure: false }),
    addNamed(written: string, isUnsure: boolean) {
      const { texts, isPair: isBoth, unsure } = namesIn(`${line.nextPlace}${written}`);
      line.nextPlace = '';
      line.placed = undefined;
      const added = texts.map((text) =>
        add({
          kind: 'name',
          text,
          isPair: isBoth,
          isUnsure: isUnsure || unsure.includes(text) || (names.lacksPlace(text) && !isFluid(text)),
        }),
      );
      if (added.length > 1) line.twins = added;
    },
    /** Whether a quantity would be that of a part before it. */
    isOpen: () => line.waiting === null && line.parts.at(-1)?.quantity === null,
    /** The parts that got the quantity; none if it waits for the next part. */
    addQuantity(amount: Amount): readonly MessagePart[] {
      const { isForEach, twins } = line;
      const isWaiting = line.waiting !== null;
      line.isForEach = false;
      if (twins.length > 0 && !isWaiting) {
        setTwins(twins, amount, isForEach);
        line.twins = [];
        return twins;
      }
      const open = line.parts.filter(({ quantity }) => quantity === null);
      const last = open.at(-1) === line.parts.at(-1) ? open.slice(-1) : [];
      const receiving = isForEach ? open : isWaiting ? [] : last;
      for (const part of receiving) setQuantity(part, amount, isForEach);
      if (receiving.length === 0) line.waiting = amount;
      return receiving;
    },
    /** 弹簧不要: the last part is not wanted, or something of it. */
    doubtLast() {
      const last = line.parts.at(-1);
      if (last !== undefined) last.isUnsure = true;
    },
    /** The place of the name that follows, written together with it: 前面减震. */
    expectAt({ words }: Place) {
      line.nextPlace = words[0] ?? '';
    },
    /** Gives the last part its place, or adds another one like it: 减震前面两个后面两个. False if it belongs to no part. */
    putAt({ words: [first = '', second], isEach }: Place): boolean {
      const last = line.parts.at(-1);
      if (last === undefined || last.kind !== 'name') return false;
      const withSide =
        line.placed === undefined && second === undefined ? nameOfOtherSide(last.text, first) : undefined;
      const name = line.placed ?? withSide ?? last.text;
      const isFirst = line.placed === undefined && withSide === undefined;
      if (isFirst ? last.quantity !== null : second !== undefined) return false;
      if (isEach) line.isForEach = true;
      if (second !== undefined && (first === '左' || !isForEither(name))) {
        last.isPair = true;
        return true;
      }
      if (isFirst) Object.assign(last, addAt(first, name));
      else add(addAt(first, name));
      if (second !== undefined) line.twins = [last, add(addAt(second, name))];
      line.placed = name;
      return true;
    },
    /**
     * Corrects a number that was read as the quantity of the last part but was its price: 前刹车盘 350 2个. The part, which
     * takes the quantity with a unit instead; undefined if there was no price.
     */
    replacePrice(): MessagePart | undefined {
      const last = line.parts.at(-1);
      const { waiting } = line;
      if (last?.quantity == null || last.unit !== '' || waiting === null || waiting.unit === '') return undefined;
      if (last.quantity < PRICE_MIN || last.quantity <= waiting.value) return undefined;
      setQuantity(last, waiting, line.isForEach);
      line.waiting = null;
      return last;
    },
    /** Whether a quantity has found no part. */
    endLine(): boolean {
      const isLeft = line.waiting !== null;
      line.waiting = null;
      return isLeft;
    },
  };
}

/** A smaller number without a unit is a quantity, not a price. */
const PRICE_MIN = 10;

/** 轮速传感器 of 轮速传感器左, for the right one; undefined if the name does not end with the other side. */
function nameOfOtherSide(name: string, side: string): string | undefined {
  const other = side === '左' ? '右' : side === '右' ? '左' : undefined;
  return other !== undefined && name.length > 2 && name.endsWith(other) ? name.slice(0, -1) : undefined;
}

interface Line {
  parts: MessagePart[];
  /** The quantity that waits for the next part. */
  waiting: Amount | null;
  isForEach: boolean;
  /** The name without its place of the part that places follow. */
  placed: string | undefined;
  nextPlace: string;
  /** The parts of one name, such as those of both ends, until their quantity is known. */
  twins: readonly MessagePart[];
}

function createLine(): Line {
  return { parts: [], waiting: null, isForEach: false, placed: undefined, nextPlace: '', twins: [] };
}

function setQuantity(part: MessagePart, { value, unit }: Amount, isForEach: boolean): void {
  // 大灯左右2个 are one of each side, 左右各2个 are two.
  part.quantity = part.isPair && !isForEach && value === 2 && !isWhole(unit) ? 1 : value;
  part.unit = unit;
  part.isPair ||= isPair(unit);
}

/** 前后减震4个 are two of each and 三滤3个 one; 前后刹车片一套 is a set of each. */
function setTwins(twins: readonly MessagePart[], { value, unit }: Amount, isForEach: boolean): void {
  const isShared = !isForEach && !isWhole(unit);
  const isEven = value % twins.length === 0;
  for (const twin of twins) {
    setQuantity(twin, { value: isShared && isEven ? value / twins.length : value, unit }, isForEach);
    // Of an odd number it is not said how many are for which end.
    twin.isUnsure ||= isShared && !isEven;
  }
}

function isWhole(unit: string): boolean {
  return isSet(unit) || isPair(unit);
}
