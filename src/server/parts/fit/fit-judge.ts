import type { FitCounts } from '../../../contract/fit-reports/schemas.ts';
import type { CompanyContext } from '../../http/company-context.ts';
import { catalogueRevision } from '../../platform/caches/catalogue-revision.ts';
import { ttlCache } from '../../platform/caches/ttl-cache.ts';
import type { Database } from '../../platform/db/database.ts';
import type { BookRepository } from '../books/book-repository.ts';
import type { BookVehicle } from '../books/book-statements.ts';
import { rowSide } from '../names/row-side.ts';
import type { PartRow } from '../part-row.ts';
import { answerSubject, createAnswerRepository } from './answer-repository.ts';
import { type AnswerValues, agreesWith, carFactsOf, wellFormedVin } from './car-facts.ts';
import type { Correction, FitSubject } from './fit-subject.ts';
import { judgeRows } from './judge-rows.ts';
import type { Fits } from './judged-number.ts';
import { createSources } from './sources.ts';

/** What users report about parts. */
export interface FitReports {
  corrections: {
    /** Of the account's company for a vehicle, by number. */
    of(vehicle: {
      accountId: number;
      vehicleId: number;
      vin: string | undefined;
    }): Promise<ReadonlyMap<number, Correction>>;
  };
  counts: {
    /** Of these numbers in a vehicle group. */
    of(oeIds: readonly number[], groupId: number): Promise<ReadonlyMap<number, FitCounts>>;
  };
}

export const noFitReports: FitReports = {
  corrections: { of: async () => new Map() },
  counts: { of: async () => new Map() },
};

/** The vehicle whose parts are looked up, as loaded, and its VIN as typed. */
export interface JudgedRequest {
  vehicle: BookVehicle;
  vin: string | undefined;
}

export interface FitJudge {
  /** `rows` have every row of their callouts, as an assembly has. */
  judgeCallouts(rows: readonly PartRow[], requested: JudgedRequest, company: CompanyContext): Promise<Fits>;
  /** Reads the other rows of the callouts first. */
  judgeRows(rows: readonly PartRow[], requested: JudgedRequest, company: CompanyContext): Promise<Fits>;
  /** The vehicles that the VIN leaves, before answers: those of the opened vehicle's group. */
  listCandidates(requested: JudgedRequest, company: CompanyContext): Promise<BookVehicle[]>;
}

interface Dependencies {
  db: Database;
  books: BookRepository;
  /** The vehicles that a VIN can be. */
  listIdsOfVin(vin: string): Promise<readonly number[]>;
  reports: FitReports;
}

const CACHE = { ttlMs: 60_000, max: 10_000 };

export function createFitJudge({ db, books, listIdsOfVin, reports }: Dependencies): FitJudge {
  const answers = createAnswerRepository(db);
  const sources = createSources(db);
  const vehiclesOfVin = ttlCache(
    async (key: string): Promise<readonly BookVehicle[]> => {
      const [vin = '', language] = key.split(' ');
      const ids = await listIdsOfVin(vin);
      return ids.length === 0 ? [] : books.listVehicles(ids, language === 'en' ? 'en' : 'zh-CN');
    },
    // The staff may bind a VIN at any time: unknown VINs are not cached.
    { ...CACHE, revision: catalogueRevision(db), isEmpty: (vehicles) => vehicles.length === 0 },
  );

  const listCandidates = async ({ vehicle, vin: typed }: JudgedRequest, { language }: CompanyContext) => {
    const vin = wellFormedVin(typed);
    const found = vin === undefined ? [] : await vehiclesOfVin(`${vin} ${language}`);
    // A vehicle that the VIN does not give was chosen by the user.
    if (!found.some(({ vehicleId }) => vehicleId === vehicle.vehicleId)) return [vehicle];
    return found.filter(({ groupId }) => groupId === vehicle.groupId);
  };

  const subjectOf = async (
    rows: readonly PartRow[],
    requested: JudgedRequest,
    company: CompanyContext,
  ): Promise<FitSubject> => {
    const { vehicle } = requested;
    const vin = wellFormedVin(requested.vin);
    const { companyId, language } = company;
    const oeIds = [...new Set(rows.map(({ oeId }) => oeId))];
    const [candidates, stored, corrections, counts, sourceOf] = await Promise.all([
      listCandidates(requested, company),
      answers.list({ companyId, subject: answerSubject(vehicle.vehicleId, vin) }),
      reports.corrections.of({ accountId: companyId, vehicleId: vehicle.vehicleId, vin }),
      reports.counts.of(oeIds, vehicle.groupId),
      sources(language),
    ]);
    const values: AnswerValues = new Map(stored.map(({ key, value }) => [key, value]));
    const agreeing = candidates.filter((candidate) => agreesWith(candidate, values));
    const possible = agreeing.length > 0 ? agreeing : [vehicle];
    return {
      language,
      groupName: vehicle.groupName,
      cars: possible.map((candidate) => carFactsOf(candidate, vin, values)),
      answers: values,
      answeredOn: new Map(stored.map(({ key, answeredAt }) => [key, answeredAt.slice(0, 10)])),
      corrections,
      reports: counts,
      sourceOf,
    };
  };

  const judge: FitJudge['judgeCallouts'] = async (rows, requested, company) => {
    const subject = await subjectOf(rows, requested, company);
    return judgeRows(
      rows.map((row) => ({ ...row, side: rowSide(row) ?? '' })),
      subject,
    );
  };

  return {
    judgeCallouts: judge,
    async judgeRows(rows, requested, company) {
      return judge(await books.listCalloutRows(rows, company.language), requested, company);
    },
    listCandidates,
  };
}
