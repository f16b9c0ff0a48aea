import type { Language } from '../../../contract/codes.ts';
import type { companyCalls } from '../../../contract/company/calls.ts';
import type { OperationLine } from '../../../contract/company/schemas.ts';
import { provinceNames } from '../../../contract/provinces/province-names.ts';
import { handlersOf } from '../../http/serve.ts';
import type { OperationLog } from './repository.ts';

export function operationLogRoutes({ log }: { log: OperationLog }) {
  return handlersOf<typeof companyCalls>()({
    async addOperationLog(operation, context) {
      await log.addReported({ ...operation, by: { userId: context.session.userId } }, context);
      return null;
    },
    async listOperationLog({ userId, ...query }, { session, language }) {
      const isMain = session.acctLevel === 0;
      const reader = { userId: session.userId, isMain };
      const found = await log.list(reader, { ...query, userId: isMain ? userId : undefined });
      return { ...found, rows: found.rows.map((line) => ({ ...line, subject: subjectIn(line, language) })) };
    },
  });
}

/** The log stores the code of a province; readers see its name. */
function subjectIn({ action, subject }: OperationLine, language: Language): string {
  if (action !== 'province') return subject;
  return provinceNames(language).find(({ provinceCode }) => provinceCode === subject)?.provinceName ?? subject;
}
