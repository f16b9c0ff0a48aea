import { useTranslation } from 'react-i18next';
import { language } from '../../../providers/language.ts';
import { useStore } from '../../../providers/store.ts';
import { ExportMenu } from '../../shared/export/export-menu.tsx';
import { useProvince } from '../../shared/province/use-province.ts';
import { isSampleNumber } from '../../shared/site/is-sample-number.ts';
import type { Job, ResultLists } from './job.ts';
import { resultsSheet } from './results-sheet.ts';

/** Exports all three lists to one file. */
export function BatchExport({ job, lists }: { job: Job; lists: ResultLists }) {
  const { t } = useTranslation('oe-batch');
  const { t: common } = useTranslation();
  const locale = useStore(language);
  const { t: tPrices } = useTranslation('prices');
  const { provinces } = useProvince();
  const { provinceCode } = job.request;
  const provinceName = provinces.find((one) => one.provinceCode === provinceCode)?.provinceName ?? provinceCode;
  const makeSheet = () =>
    resultsSheet({
      job,
      lists,
      language: locale,
      t,
      common,
      provinceName,
      tPrices,
      now: new Date(),
      isDemo: lists.success.some(({ parts }) => parts.some(isSampleNumber)),
    });
  return <ExportMenu label={t('export.button')} makeSheet={makeSheet} />;
}
