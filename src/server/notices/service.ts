import { resources } from '../../contract/all-calls.ts';
import { plainService, type ResourceService } from '../http/resources/resource-service.ts';
import type { Database } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import { createCrudRepository } from '../platform/records/crud-repository.ts';
import { hasText, sanitizeRichText } from '../platform/sanitize-rich-text.ts';

/** Plain rows, whose content is sanitised, and whose period does not end before it begins. */
export function noticeService(db: Database): ResourceService<typeof resources.notice> {
  const { table, item, id, nameField } = resources.notice;
  const repository = createCrudRepository(db, { name: 'notice', table, item, id, nameField });
  return {
    ...plainService(repository),
    async add(change, values) {
      refuseReversedPeriod(values);
      return repository.add(change, { ...values, content: contentOf(values.content) });
    },
    async edit(change, edit) {
      const before = await repository.get(edit.id, change.sql);
      const { startTime = before.startTime, endTime = before.endTime, content } = edit.values;
      refuseReversedPeriod({ startTime, endTime });
      if (content === undefined) return repository.edit(change, edit);
      return repository.edit(change, { ...edit, values: { ...edit.values, content: contentOf(content) } });
    },
  };
}

function contentOf(html: string): string {
  const content = sanitizeRichText(html);
  if (hasText(content)) return content;
  throw new Refusal('900400', { problems: [{ path: 'data.content', zh: '内容不能为空', en: 'has no text' }] });
}

function refuseReversedPeriod({ startTime, endTime }: { startTime: string | null; endTime: string | null }): void {
  if (startTime === null || endTime === null || Date.parse(startTime) < Date.parse(endTime)) return;
  throw new Refusal('900400', {
    problems: [{ path: 'data.endTime', zh: '须晚于开始时间', en: 'is to be after the time from which it is shown' }],
  });
}
