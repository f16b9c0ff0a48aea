import type { CheckedBodyOf, ResultOf } from '../../../contract/call.ts';
import type { partCalls } from '../../../contract/parts/calls.ts';
import type { FitQuestion } from '../../../contract/parts/fit-schemas.ts';
import type { CompanyContext } from '../../http/company-context.ts';
import type { Database } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import type { BookRepository } from '../books/book-repository.ts';
import type { BookVehicle } from '../books/book-statements.ts';
import { answerSubject, createAnswerRepository } from './answer-repository.ts';
import { agreesWith, CODE_FIELDS, NO, wellFormedVin, YES } from './car-facts.ts';
import type { FitJudge } from './fit-judge.ts';
import { spanOf } from './row-conditions.ts';
import { questionText, valueText } from './texts.ts';

/** Without a VIN an answer is about the car in the workshop now. */
const HOURS_WITHOUT_VIN = 24;

type SaveBody = CheckedBodyOf<typeof partCalls.saveFitAnswer>;

export interface FitAnswers {
  /** @throws Refusal 900404 for an unknown vehicle */
  get(
    vehicle: CheckedBodyOf<typeof partCalls.getFitAnswers>,
    company: CompanyContext,
  ): Promise<ResultOf<typeof partCalls.getFitAnswers>>;
  /** @throws Refusal 900404 for an unknown vehicle, 900400 for a value that the fact cannot have */
  save(body: SaveBody, company: CompanyContext, userId: number): Promise<void>;
}

interface Dependencies {
  db: Database;
  books: BookRepository;
  judge: FitJudge;
}

/** A company's answers to the questions that decide which parts fit a vehicle. */
export function createFitAnswers({ db, books, judge }: Dependencies): FitAnswers {
  const answers = createAnswerRepository(db);
  return {
    async get({ vehicleId, vin }, company) {
      const { language, companyId } = company;
      const vehicle = await books.getVehicle({ vehicleId }, language);
      const subject = answerSubject(vehicleId, wellFormedVin(vin));
      const [found, stored] = await Promise.all([
        judge.listCandidates({ vehicle, vin }, company),
        answers.list({ companyId, subject }),
      ]);
      const values = new Map(stored.map(({ key, value }) => [key, value]));
      const agreeing = found.filter((candidate) => agreesWith(candidate, values));
      const candidates = agreeing.length > 0 ? agreeing : [vehicle];
      return {
        answers: stored.map((answer) => ({ ...answer, ...answerTexts(answer, company) })),
        candidates: candidates.map((candidate) => ({
          vehicleId: candidate.vehicleId,
          vehicleName: candidate.vehicleName,
        })),
        question: splittingQuestion(candidates, company),
      };
    },
    async save({ vehicleId, vin: typed, key, value, question, answer }, company, userId) {
      const { language, companyId } = company;
      const vin = wellFormedVin(typed);
      await books.getVehicle({ vehicleId }, language);
      const subject = { companyId, subject: answerSubject(vehicleId, vin) };
      if (value === null) return answers.remove(subject, key);
      if (!isPossible(key, value)) throw new Refusal('900400');
      const hours = vin === undefined ? HOURS_WITHOUT_VIN : null;
      await answers.save(subject, { key, value, question, answer, answeredBy: userId, hours });
    },
  };
}

/** Questions of the catalogue keep the words that the user saw; those about facts are in the caller's language. */
function answerTexts({ key, value, question, answer }: SavedTexts, { language }: CompanyContext) {
  const [kind = ''] = key.split(':');
  if (kind === 'question' || kind === 'variant') {
    return { question: question || questionText(key, language), answer: answer || value };
  }
  const field = kind === 'option' ? 'options' : fieldOf(kind);
  return { question: questionText(key, language), answer: valueText(field, value, language) };
}

interface SavedTexts {
  key: string;
  value: string;
  question: string;
  answer: string;
}

const FIELDS = [...CODE_FIELDS, 'produced', 'serial'] as const;

function fieldOf(kind: string): (typeof FIELDS)[number] {
  return FIELDS.find((field) => field === kind) ?? 'serial';
}

/** Whether a fact can have the value: ranges are of dates or serial numbers, options are there or not. */
function isPossible(key: string, value: string): boolean {
  if (key.startsWith('option:')) return value === YES || value === NO;
  const ends = { produced: /^\d{4}-\d{2}-\d{2}$/, serial: /^\d{1,6}$/ }[key];
  if (ends === undefined) return true;
  const span = spanOf(value);
  return span !== undefined && [span.from, span.to].every((end) => end === null || ends.test(end));
}

/** The fact in which the candidates differ most evenly: its answers leave the fewest of them. */
function splittingQuestion(candidates: readonly BookVehicle[], { language }: CompanyContext): FitQuestion | null {
  const questions = CODE_FIELDS.flatMap((field) => {
    const counts = new Map<string, number>();
    for (const candidate of candidates) counts.set(candidate[field], (counts.get(candidate[field]) ?? 0) + 1);
    counts.delete('');
    if (counts.size < 2) return [];
    // The expected number of candidates after the answer, times their total.
    const left = [...counts.values()].reduce((sum, count) => sum + count * count, 0);
    return [{ field, left, values: [...counts.keys()].sort() }];
  });
  const [best] = questions.sort((one, other) => one.left - other.left);
  if (best === undefined) return null;
  const { field, values } = best;
  return {
    key: field,
    text: questionText(field, language),
    options: values.map((value) => ({ value, text: valueText(field, value, language) })),
  };
}
