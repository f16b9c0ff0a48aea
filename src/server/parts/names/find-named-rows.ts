import type { Language } from '../../../contract/codes.ts';
import type { AbsentPart } from '../../../contract/parts/schemas.ts';
import { Refusal } from '../../platform/errors.ts';
import type { BookRepository } from '../books/book-repository.ts';
import type { BookVehicle } from '../books/book-statements.ts';
import type { PartRow } from '../part-row.ts';
import { isDoubtful, matchNames, type NameMatch } from './match-names.ts';
import { nearestAssemblies } from './nearest-assemblies.ts';
import type { PartName } from './part-name.ts';

interface NamedRows {
  rows: PartRow[];
  matches: readonly NameMatch[];
}

/**
 * The rows of a vehicle's book that a name finds; none if no name is like it.
 * @throws Refusal 300341, with the part and the assemblies nearest to it, if the part is known but not in the book
 */
export async function findNamedRows(
  books: BookRepository,
  { vehicle, text }: { vehicle: BookVehicle; text: string },
  language: Language,
): Promise<NamedRows> {
  const otherClass = vehicle.vehicleTypeCode === 'C' ? 'B' : 'C';
  const own = await books.listNames(vehicle.vehicleTypeCode);
  let matches = matchNames(text, own);
  // 汽油泵 is a part of cars: a truck's 机油泵, one edit away, is another pump.
  if (matches.every(isDoubtful) && !matches.some(({ isHead }) => isHead)) {
    const others = await books.listNames(otherClass);
    const foreign = certainOf(matchNames(text, others));
    const same = foreign === undefined ? undefined : sameIn(own, others, foreign.stdPartId);
    if (foreign !== undefined && same === undefined)
      throw await absent(books, { vehicle, stdPartId: foreign.stdPartId }, language);
    if (same !== undefined) matches = [{ stdPartId: same, rule: 'alias', isSure: true }];
  }
  const meant = matches.filter(({ isSure }) => isSure);
  const isOnlyLike = matches.every(isDoubtful);
  const wanted = matches.map(({ stdPartId }) => stdPartId);
  const rows = wanted.length === 0 ? [] : await books.listRowsByStdParts(vehicle.groupId, wanted, language);
  const inBook = new Set(rows.map(({ stdPartId }) => stdPartId));
  const isMissing = meant.length > 0 && !meant.some(({ stdPartId }) => inBook.has(stdPartId));
  const [best] = matches;
  if (best !== undefined && (isMissing || (rows.length === 0 && !isOnlyLike)))
    throw await absent(books, { vehicle, stdPartId: best.stdPartId }, language);
  return { rows, matches };
}

/**
 * The part of these names that has the same English name as another class's part: a truck's 转向助力泵 is a car's
 * 动力转向油泵.
 */
function sameIn(
  own: readonly PartName[],
  others: readonly PartName[],
  stdPartId: number,
): PartName['stdPartId'] | undefined {
  const isEnglish = ({ kind }: PartName) => kind === 'english';
  const english = others.find((name) => name.stdPartId === stdPartId && isEnglish(name))?.norm;
  return own.find((name) => isEnglish(name) && name.norm === english)?.stdPartId;
}

/** The best match that is not a mere similarity. */
function certainOf([best]: readonly NameMatch[]): NameMatch | undefined {
  return best === undefined || isDoubtful(best) ? undefined : best;
}

async function absent(
  books: BookRepository,
  { vehicle, stdPartId }: { vehicle: BookVehicle; stdPartId: number },
  language: Language,
): Promise<Refusal> {
  const [part, assemblies] = await Promise.all([
    books.getStdPart(stdPartId, language),
    books.listAssemblies(vehicle.groupId, language),
  ]);
  const result: AbsentPart = {
    stdPartCode: part.stdPartCode,
    stdPartName: part.stdPartName,
    assemblies: nearestAssemblies(part, assemblies),
  };
  return new Refusal('300341', { result });
}
