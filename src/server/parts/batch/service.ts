import type { BatchCandidate, BatchMatch, BatchOe, FailReason, OePart } from '../../../contract/oe/schemas.ts';
import { Refusal } from '../../platform/errors.ts';
import type { Market, NumberRepository } from '../numbers/number-repository.ts';
import type { BatchRepository, Guess } from './repository.ts';
import { isVinInstead, sortOut } from './sort-out.ts';
import { CANDIDATES_MAX } from './statements.ts';

/** With more matches a prefix is ambiguous and has no candidates. */
const BEGINNINGS_MAX = 5;

interface Lead {
  reason: BatchCandidate['reason'];
  via: string;
  oeId: number;
}

/** Looks up a list of numbers with a few statements, independent of its length. */
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

/** Most certain first; ambiguous prefixes have no candidates. */
function likeliest(guesses: readonly Guess[]): Lead[] {
  const of = (reason: Guess['reason']) => guesses.filter((guess) => guess.reason === reason);
  return [...of('aftermarket'), ...of('lookalike'), ...(beginsMany(guesses) ? [] : of('beginning'))];
}

function beginsMany(guesses: readonly Guess[]): boolean {
  const begun = guesses.filter(({ reason }) => reason === 'beginning');
  return new Set(begun.map(({ searchOe }) => searchOe)).size > BEGINNINGS_MAX;
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
  if (beginsMany(guesses.get(key) ?? [])) return 'ambiguous';
  return isVinInstead(key) ? 'vin' : 'unknown';
}
