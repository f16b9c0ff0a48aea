import type { Database } from '../platform/db/database.ts';
import { noticeService } from './service.ts';

export function noticesDomain({ db }: { db: Database }) {
  return { resources: { notice: noticeService(db) } };
}
