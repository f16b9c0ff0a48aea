import type { ChargeRule } from '../../../contract/api-services/definition.ts';
import type { OperationDocument } from './api-operation.ts';
import type { ServiceClassCode } from './service-classes.ts';

type Texts = readonly [zh: string, en: string];

interface Statement {
  name: Texts;
  summary: Texts;
  rule?: ChargeRule;
  count?: number;
  /** Everyone's by default. */
  industry?: Texts;
}

/** The document of an operation; an answered call costs one unit unless it says otherwise. */
export function document(
  classCode: ServiceClassCode,
  {
    name,
    summary,
    rule = 'answer',
    count = 1,
    industry = ['维修厂、配件商', 'Repair shops, parts traders'],
  }: Statement,
): OperationDocument {
  return {
    name: name[0],
    nameEn: name[1],
    summary: summary[0],
    summaryEn: summary[1],
    classCode,
    count,
    rule,
    industryLabel: industry[0],
    industryLabelEn: industry[1],
  };
}
