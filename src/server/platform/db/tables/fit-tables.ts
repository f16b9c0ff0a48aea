import type { ColumnType } from 'kysely';

type Time = ColumnType<string, string | undefined, string>;

interface FitAnswerTable {
  companyId: number;
  subject: string;
  key: string;
  value: string;
  question: string;
  answer: string;
  answeredBy: number | null;
  answeredAt: Time;
  expiresAt: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface FitTables {
  fitAnswer: FitAnswerTable;
}
