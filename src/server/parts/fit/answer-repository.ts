import { groupBy } from '../../../contract/group-by.ts';
import { createBatchLoader } from '../../platform/caches/batch-loader.ts';
import type { Database, Prepared } from '../../platform/db/database.ts';

/** An answer as it is stored. Times are ISO. */
export interface StoredAnswer {
  key: string;
  value: string;
  question: string;
  answer: string;
  answeredBy: string;
  answeredAt: string;
}

/** The vehicle that answers are about, for one company. */
export interface AnswerSubject {
  companyId: number;
  subject: string;
}

export interface AnswerRepository {
  list(of: AnswerSubject): Promise<StoredAnswer[]>;
  /** Replaces an earlier answer under the key. */
  save(of: AnswerSubject, answer: NewAnswer): Promise<void>;
  remove(of: AnswerSubject, key: string): Promise<void>;
}

export interface NewAnswer {
  key: string;
  value: string;
  question: string;
  answer: string;
  answeredBy: number;
  /** Null for ever. */
  hours: number | null;
}

/** Of many companies $1 and subjects $2, side by side. */
const listAnswers: Prepared<StoredAnswer & AnswerSubject> = {
  name: 'fit-answers',
  text: `
    select a.company_id as "companyId", a.subject, a.key, a.value, a.question, a.answer, coalesce(u.username, '') as "answeredBy",
      a.answered_at as "answeredAt"
    from fit_answer a
    left join account u on u.user_id = a.answered_by
    where (a.company_id, a.subject) in (select * from unnest($1::integer[], $2::text[]))
      and (a.expires_at is null or a.expires_at > now())
    order by a.answered_at, a.key`,
};

const saveAnswer: Prepared<never> = {
  name: 'fit-answer-save',
  text: `
    insert into fit_answer (company_id, subject, key, value, question, answer, answered_by, expires_at)
    values ($1::integer, $2::text, $3::text, $4::text, $5::text, $6::text, $7::integer, now() + make_interval(hours => $8::integer))
    on conflict (company_id, subject, key) do update set value = excluded.value, question = excluded.question,
      answer = excluded.answer, answered_by = excluded.answered_by, answered_at = now(), expires_at = excluded.expires_at`,
};

const removeAnswer: Prepared<never> = {
  name: 'fit-answer-remove',
  text: 'delete from fit_answer where company_id = $1::integer and subject = $2::text and key = $3::text',
};

/** Subjects per statement. */
const BATCH_SIZE_MAX = 64;

export function createAnswerRepository(db: Database): AnswerRepository {
  const findAnswers = createBatchLoader<null, AnswerSubject, (StoredAnswer & AnswerSubject)[]>({
    maxBatchSize: BATCH_SIZE_MAX,
    isSerial: db.engine === 'embedded',
    keyOf,
    scopeKey: () => '',
    async loadMany(subjects) {
      const parameters = [subjects.map(({ companyId }) => companyId), subjects.map(({ subject }) => subject)];
      const rows = await db.readThroughOutage((from) => from.run(listAnswers, parameters));
      return groupBy(rows, keyOf);
    },
  });
  return {
    async list(of) {
      const found = await findAnswers(of, null);
      return (found ?? []).map(({ companyId: _companyId, subject: _subject, ...answer }) => answer);
    },
    async save({ companyId, subject }, { key, value, question, answer, answeredBy, hours }) {
      await db.run(saveAnswer, [companyId, subject, key, value, question, answer, answeredBy, hours]);
    },
    async remove({ companyId, subject }, key) {
      await db.run(removeAnswer, [companyId, subject, key]);
    },
  };
}

function keyOf({ companyId, subject }: AnswerSubject): string {
  return `${companyId} ${subject}`;
}

/** Answers are kept with the VIN; without one with the vehicle, for the next hours only. */
export function answerSubject(vehicleId: number, vin: string | undefined): string {
  return vin === undefined ? `vehicle:${vehicleId}` : `vin:${vin}`;
}
