import type { Database } from '../platform/db/database.ts';
import type { Settings } from '../platform/settings.ts';
import { questionService } from './questions.ts';
import { type SurveyDependencies, surveyRoutes } from './routes.ts';

interface Dependencies {
  db: Database;
  settings: Settings;
  quota: Pick<SurveyDependencies, 'giveLookups'>;
}

export function surveyDomain({ db, settings, quota: { giveLookups } }: Dependencies) {
  return { calls: surveyRoutes({ db, settings, giveLookups }), resources: { question: questionService(db) } };
}
