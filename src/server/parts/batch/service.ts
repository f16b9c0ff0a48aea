import { OE_KEY_MIN, oeKey } from '../../../contract/oe/oe-number.ts';
import type { BatchCandidate, BatchMatch, BatchOe, FailReason, OePart } from '../../../contract/oe/schemas.ts';
import { Refusal } from '../../platform/errors.ts';
import type { Market, NumberRepository } from '../numbers/number-repository.ts';
import type { BatchRepository, Guess } from './repository.ts';
import { isVinInstead, sortOut } from './sort-out.ts';
import { CANDIDATES_MAX } from './statements.ts';

/** With more matches a part of a number is ambiguous and has no candidates. */
const MATCHES_MAX = 5;

interface Lead {
  reason: BatchCandidate['reason'];
  via: string;
  oeId: number;
}

/** Looks up a list of numbers with a few statements for each thousand. */
export function createBatchService(numbers: Pick<NumberRepository, 'listByKeys'>, batch: BatchRepository) {
  /** Candidates for keys that are unknown or discontinued. */
  const listLeads = async (keys: readonly string[], exact: ReadonlyMap<string, OePart[]>, market: Market) => {
    const gone = [...exact].filter(([, parts]) => parts.every(({ isDiscontinued }) => isDiscontinued));
    const missed = keys.filter((key) => !exact.has(key));
    const [current, guesses] = await Promise.all([
      batch.listCurrent(gone.flatMap(([, parts]) => parts.map(({ oeId }) => oeId))),
      batch.listGuesses(missed, market),
    ]);
    const replaced = gone.map(([key, parts]): [string, Lead[]] => [
      key,
      parts.flatMap((part) => (current.get(part.oeId) ?? []).map((oeId) => ({ reason: 'replaced', via: '', oeId }))),
    ]);
    const leads = new Map<string, Lead[]>(replaced);
    for (const [key, own] of guesses) leads.set(key, likeliest(own));
    return { leads, guesses };
  };

  return {
    /** For one unknown number: parts behind an aftermarket number, lookalikes, and other revisions. */
    async listNear(text: string, market: Market): Promise<OePart[]> {
      const keys = keysOf(text);
      const guesses = await batch.listGuesses(keys, market);
      const near = keys.flatMap((key) => nearest(guesses.get(key) ?? []));
      const found = await batch.listByIds([...new Set(near.map(({ oeId }) => oeId))], market);
      return candidatesOf(near, found).map(({ part, reason, via }) => ({ ...part, match: { reason, via } }));
    },
    /** @throws Refusal 100200 with totalSize and failList if nothing is found */
    async lookUp(oes: readonly string[], market: Market): Promise<BatchOe> {
      const sorted = sortOut(oes);
      const keys = sorted.flatMap(({ searchOe, reason }) => (reason === null ? [searchOe] : []));
      const exact = await numbers.listByKeys(keys, market);
      const { leads, guesses } = await listLeads(keys, exact, market);
      const led = new Set([...leads.values()].flatMap((own) => own.map(({ oeId }) => oeId)));
      const found = await batch.listByIds([...led], market);

      const result: BatchOe = { totalSize: oes.length, successList: [], matchList: [], failList: [] };
      for (const { reason, ...number } of sorted) {
        const candidates = reason === null ? candidatesOf(leads.get(number.searchOe) ?? [], found) : [];
        const parts = reason === null ? exact.get(number.searchOe) : undefined;
        if (candidates.length > 0) result.matchList.push({ ...number, candidates });
        else if (parts !== undefined) result.successList.push({ ...number, parts });
        else result.failList.push({ ...number, reason: reason ?? reasonOf(number.searchOe, guesses) });
      }
      if (result.successList.length + result.matchList.length > 0) return result;
      const { totalSize, failList } = result;
      throw new Refusal('100200', { result: { totalSize, failList } });
    },
  };
}

/** The key of a text, and without the brand's name before the number: Bosch 0 986 170 698. */
function keysOf(text: string): string[] {
  const withoutBrand = oeKey(text.trim().replace(/^\p{L}+\s+(?=.*\d)/u, ''));
  // Sent as a key, the number has no space behind the brand.
  const withoutLetters = oeKey(text).replace(/^[A-Z]{3,}(?=\d)/, '');
  return [...new Set([oeKey(text), withoutBrand, withoutLetters])].filter((key) => key.length >= OE_KEY_MIN);
}

/** Most certain first; ambiguous parts of numbers have no candidates. */
function likeliest(guesses: readonly Guess[]): Lead[] {
  const of = (reason: Guess['reason']) => guesses.filter((guess) => guess.reason === reason);
  return [
    ...of('aftermarket'),
    ...of('lookalike'),
    ...(isAmbiguous(guesses) ? [] : [...of('beginning'), ...of('middle')]),
    ...of('revision'),
  ];
}

/** Leaves out numbers that contain the typed one, which the caller lists itself, and revisions if a number begins with it. */
function nearest(guesses: readonly Guess[]): Lead[] {
  const isBegun = guesses.some(({ reason }) => reason === 'beginning');
  const reasons: Guess['reason'][] = ['aftermarket', 'lookalike', ...(isBegun ? [] : ['revision' as const])];
  return likeliest(guesses).filter((lead) => reasons.some((reason) => reason === lead.reason));
}

function isAmbiguous(guesses: readonly Guess[]): boolean {
  const containing = guesses.filter(({ reason }) => reason === 'beginning' || reason === 'middle');
  return new Set(containing.map(({ searchOe }) => searchOe)).size > MATCHES_MAX;
}

/** Each part once, with its most certain reason. */
function candidatesOf(leads: readonly Lead[], found: ReadonlyMap<number, OePart>): BatchMatch['candidates'] {
  const candidates = new Map<number, BatchCandidate>();
  for (const { oeId, reason, via } of leads) {
    const part = found.get(oeId);
    if (part !== undefined && !candidates.has(oeId)) candidates.set(oeId, { reason, via, part });
  }
  return [...candidates.values()].slice(0, CANDIDATES_MAX);
}

function reasonOf(key: string, guesses: ReadonlyMap<string, Guess[]>): FailReason {
  if (isAmbiguous(guesses.get(key) ?? [])) return 'ambiguous';
  return isVinInstead(key) ? 'vin' : 'unknown';
}
