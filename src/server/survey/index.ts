import type { Database } from '../platform/db/database.ts';
import { questionHandlers } from './questions.ts';
import { type SurveyDependencies, surveyRoutes } from './routes.ts';

interface Dependencies {
  db: Database;
  quota: Pick<SurveyDependencies, 'giveLookups'>;
}

export function surveyDomain({ db, quota: { giveLookups } }: Dependencies) {
  return { calls: surveyRoutes({ db, giveLookups }), resources: { question: questionHandlers(db) } };
}
