import type { Language } from '../../../contract/codes.ts';
import type { FitCounts } from '../../../contract/fit-reports/schemas.ts';
import { factLabel } from '../../../contract/vehicles/fact-labels.ts';
import { CODE_FIELDS, type CodeField, NO, OTHER, YES } from './car-facts.ts';
import type { JudgedCondition } from './judge-conditions.ts';
import { spanOf } from './row-conditions.ts';

type Field = JudgedCondition['field'];

interface Texts {
  labels: Record<Exclude<Field, 'options' | 'question'>, string>;
  withOption(code: string): string;
  withoutOption(code: string): string;
  hasOption(code: string): string;
  yes: string;
  no: string;
  other: string;
  colon: string;
  or: string;
  and: string;
  list: string;
  from(value: string): string;
  to(value: string): string;
  between(from: string, to: string): string;
  thisCar(value: string, by: JudgedCondition['by']): string;
  unknown: string;
  ofCars(count: number, all: number): string;
  book(group: string): string;
  possible(count: number, numbers: string): string;
  confirmed: string;
  otherConfirmed(number: string): string;
  whichNumber(callout: string): string;
  fitsByShop: string;
  misfitByShop: string;
  shop: string;
  reports: string;
  reported(counts: FitCounts): string;
}

const zh: Texts = {
  labels: {
    gearboxType: '变速箱',
    drivenType: '驱动形式',
    cfgLevel: '配置级别',
    produced: '生产日期',
    serial: 'VIN 流水号',
  },
  withOption: (code) => `带选装 ${code}`,
  withoutOption: (code) => `不带选装 ${code}`,
  hasOption: (code) => `是否带选装 ${code}？`,
  yes: '带',
  no: '不带',
  other: '都不是',
  colon: '：',
  or: ' / ',
  and: '，',
  list: '；',
  from: (value) => `${value} 起`,
  to: (value) => `至 ${value}`,
  between: (from, to) => `${from} 至 ${to}`,
  thisCar: (value, by) => `（本车 ${value}${{ catalogue: '', vin: '，按 VIN', answer: '，本店确认' }[by]}）`,
  unknown: '（本车未知）',
  ofCars: (count, all) => `（VIN 对应 ${all} 款车型，${count} 款符合）`,
  book: (group) => `图册未限定条件，${group} 全部车型适用`,
  possible: (count, numbers) => `该序号有 ${count} 个可能的配件号：${numbers}`,
  confirmed: '本店确认本车装用此配件号',
  otherConfirmed: (number) => `本店确认本车装用 ${number}`,
  whichNumber: (callout) => `序号 ${callout} 装用哪个配件号？`,
  fitsByShop: '本店反馈：本车适用',
  misfitByShop: '本店反馈：本车不适用',
  shop: '本店',
  reports: '用户反馈',
  reported: ({ misfit, fits, returns }) =>
    [
      ...counted(misfit.confirmed, (count) => `${count} 家反馈不适用（已核实）`),
      ...counted(misfit.unconfirmed, (count) => `${count} 家反馈不适用（未核实）`),
      ...counted(fits.confirmed + fits.unconfirmed, (count) => `${count} 家反馈适用`),
      ...counted(returns, (count) => `${count} 家因装不上退货`),
    ].join('，'),
};

const en: Texts = {
  labels: {
    gearboxType: 'Gearbox',
    drivenType: 'Drive',
    cfgLevel: 'Trim',
    produced: 'Production date',
    serial: 'VIN serial number',
  },
  withOption: (code) => `With option ${code}`,
  withoutOption: (code) => `Without option ${code}`,
  hasOption: (code) => `Does the car have option ${code}?`,
  yes: 'Yes',
  no: 'No',
  other: 'None of these',
  colon: ': ',
  or: ' / ',
  and: ', ',
  list: '; ',
  from: (value) => `from ${value}`,
  to: (value) => `up to ${value}`,
  between: (from, to) => `${from} to ${to}`,
  thisCar: (value, by) =>
    ` (this car: ${value}${{ catalogue: '', vin: ', by VIN', answer: ', confirmed by your shop' }[by]})`,
  unknown: ' (not known for this car)',
  ofCars: (count, all) => ` (true of ${count} of the ${all} vehicles that match the VIN)`,
  book: (group) => `Listed for every vehicle of ${group}, without conditions`,
  possible: (count, numbers) => `${count} numbers are possible at this callout: ${numbers}`,
  confirmed: 'Your shop confirmed that this car has this number',
  otherConfirmed: (number) => `Your shop confirmed that this car has ${number}`,
  whichNumber: (callout) => `Which number does the car have at callout ${callout}?`,
  fitsByShop: 'Reported by your shop: it fits this car',
  misfitByShop: 'Reported by your shop: it does not fit this car',
  shop: 'Your shop',
  reports: 'Reports of shops',
  reported: ({ misfit, fits, returns }) =>
    [
      ...counted(misfit.confirmed, (count) => `${shops(count)} reported that it does not fit (confirmed)`),
      ...counted(misfit.unconfirmed, (count) => `${shops(count)} reported that it does not fit (not confirmed)`),
      ...counted(fits.confirmed + fits.unconfirmed, (count) => `${shops(count)} reported that it fits`),
      ...counted(returns, (count) => `${shops(count)} returned it as the wrong part`),
    ].join(', '),
};

/** A sentence about a number, unless it is 0. */
function counted(count: number, text: (count: number) => string): string[] {
  return count === 0 ? [] : [text(count)];
}

function shops(count: number): string {
  return count === 1 ? '1 shop' : `${count} shops`;
}

export const fitTexts: Readonly<Record<Language, Texts>> = { 'zh-CN': zh, en };

/** A value of a condition in words: a code's label, or an inclusive range. */
export function valueText(field: Field, value: string, language: Language): string {
  const texts = fitTexts[language];
  if (value === OTHER) return texts.other;
  if (isCodeField(field)) return factLabel({ field, code: value }, language);
  if (field === 'options') return value === YES ? texts.yes : value === NO ? texts.no : value;
  const span = field === 'question' ? undefined : spanOf(value);
  if (span === undefined) return value;
  const from = span.from === null ? '' : field === 'produced' ? span.from.slice(0, 7) : span.from;
  const to = span.to === null ? '' : field === 'produced' ? monthBefore(span.to) : String(Number(span.to) - 1);
  if (from === '') return texts.to(to);
  if (to === '') return texts.from(from);
  return from === to ? from : texts.between(from, to);
}

/** A question about a fact, by its key. */
export function questionText(key: string, language: Language): string {
  const texts = fitTexts[language];
  const [, kind = '', rest = ''] = /^(\w+):?(.*)$/su.exec(key) ?? [];
  if (kind === 'option') return texts.hasOption(rest);
  if (kind === 'variant') return texts.whichNumber(rest.replace(/^\d+:/, '').replace(/\/\w+$/, ''));
  if (kind === 'question') return rest;
  return isLabelled(kind, texts) ? texts.labels[kind] : key;
}

function isLabelled(kind: string, { labels }: Texts): kind is keyof Texts['labels'] {
  return Object.hasOwn(labels, kind);
}

function isCodeField(field: string): field is CodeField {
  return CODE_FIELDS.some((known) => known === field);
}

/** The month of the last day before the end: ranges are half-open. */
function monthBefore(end: string): string {
  const day = new Date(`${end.slice(0, 10)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 7);
}
