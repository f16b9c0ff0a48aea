import { expect, test } from 'vitest';
import { carFactsOf, type JudgedVehicle } from '../../../../src/server/parts/fit/car-facts.ts';
import type { FitSubject } from '../../../../src/server/parts/fit/fit-subject.ts';
import { judgeRows } from '../../../../src/server/parts/fit/judge-rows.ts';
import { type JudgedRow, lineKey } from '../../../../src/server/parts/fit/judged-number.ts';

const row: JudgedRow = {
  fitId: 1,
  vehAssyId: 1,
  orderNo: '2',
  oeId: 1,
  searchOe: '1K0615301AA',
  printedOe: '1K0.615.301.AA',
  oeStyle: 'plain',
  partCount: 2,
  partRemark: '288×25 mm',
  side: '',
  sourceId: 1,
  catalogueVersion: 3,
  gearboxType: null,
  drivenType: null,
  cfgLevel: null,
  producedFrom: null,
  producedTo: null,
  serialFrom: null,
  serialTo: null,
  optionCodes: null,
  question: '',
  answer: '',
  questionKey: '',
  answerKey: '',
};
const other = { ...row, fitId: 2, oeId: 2, searchOe: '1K0615301AB', oeStyle: 'vw', partRemark: '312×25 mm' };
const vehicle: JudgedVehicle = {
  gearboxType: 'MT',
  drivenType: 'FWD',
  cfgLevel: 'comfort',
  producedFrom: '2015-06-01',
  producedTo: '2018-03-31',
  options: [],
};
const unknown: JudgedVehicle = {
  gearboxType: '',
  drivenType: '',
  cfgLevel: '',
  producedFrom: null,
  producedTo: null,
  options: [],
};
/** The serial number is 150000, the model year 2016. */
const VIN = 'LSVAA2BR1GN150000';

interface Car {
  vehicles?: readonly JudgedVehicle[];
  vin?: string;
  answers?: Readonly<Record<string, string>>;
  more?: Partial<FitSubject>;
}

function subjectOf({ vehicles = [vehicle], vin, answers = {}, more = {} }: Car = {}): FitSubject {
  const values = new Map(Object.entries(answers));
  return {
    language: 'en',
    groupName: 'Lavida 1.4T',
    cars: vehicles.map((one) => carFactsOf(one, vin, values)),
    answers: values,
    answeredOn: new Map([...values.keys()].map((key) => [key, '2026-11-01'])),
    corrections: new Map(),
    reports: new Map(),
    sourceOf: ({ catalogueVersion }) => ({ name: 'Supplier', dataVersion: `${catalogueVersion}` }),
    ...more,
  };
}

/** Grade and rules of each row, by number. */
function judged(rows: readonly JudgedRow[], car: Car = {}) {
  const fits = judgeRows(rows, subjectOf(car));
  return rows.map((one) => {
    const fit = fits.get(lineKey(one));
    if (fit === undefined) throw new Error('not judged');
    return fit;
  });
}
const gradesOf = (rows: readonly JudgedRow[], car: Car = {}) => judged(rows, car).map(({ grade }) => grade);
const textsOf = (one: JudgedRow, car: Car = {}) => judged([one], car)[0]?.rules.map(({ text }) => text);

test('a row without conditions fits because the parts book lists it for the whole group', () => {
  expect(judged([row])).toEqual([
    {
      grade: 'fits',
      rules: [
        {
          field: 'book',
          verdict: 'meets',
          text: 'Listed for every vehicle of Lavida 1.4T, without conditions',
          source: 'Supplier',
          dataVersion: '3',
        },
      ],
      question: null,
    },
  ]);
});

test.each([
  [{ gearboxType: 'MT' }, 'fits', 'Gearbox: Manual (this car: Manual)'],
  [{ gearboxType: 'DCT' }, 'misfit', 'Gearbox: Dual clutch (this car: Manual)'],
  [{ drivenType: 'AWD' }, 'misfit', 'Drive: All-wheel drive (this car: Front-wheel drive)'],
  [{ cfgLevel: 'comfort' }, 'fits', 'Trim: Comfort (this car: Comfort)'],
  [{ producedFrom: '2015-01-01' }, 'fits', 'Production date: from 2015-01 (this car: 2015-06 to 2018-03)'],
  [{ producedTo: '2015-06-01' }, 'misfit', 'Production date: up to 2015-05 (this car: 2015-06 to 2018-03)'],
  [{ producedFrom: '2016-06-01' }, 'check', 'Production date: from 2016-06 (this car: 2015-06 to 2018-03)'],
  [{ serialFrom: 150_000 }, 'check', 'VIN serial number: from 150000 (not known for this car)'],
  [{ optionCodes: ['1KD'] }, 'check', 'With option 1KD (not known for this car)'],
] as const)('the condition %j is %s and says why', (condition, grade, text) => {
  expect(gradesOf([{ ...row, ...condition }])).toEqual([grade]);
  expect(textsOf({ ...row, ...condition })).toEqual([text]);
});

test('a VIN tells the serial number, and the model year narrows the production date', () => {
  const car = { vin: VIN };
  expect(gradesOf([{ ...row, serialFrom: 150_000 }], car)).toEqual(['fits']);
  expect(gradesOf([{ ...row, serialTo: 150_000 }], car)).toEqual(['misfit']);
  expect(textsOf({ ...row, serialTo: 150_000 }, car)).toEqual([
    'VIN serial number: up to 149999 (this car: 150000, by VIN)',
  ]);
  // Built from July 2015 to December 2016.
  expect(gradesOf([{ ...row, producedTo: '2017-01-01' }], car)).toEqual(['fits']);
  expect(gradesOf([{ ...row, producedFrom: '2017-01-01' }], car)).toEqual(['misfit']);
  expect(gradesOf([{ ...row, producedFrom: '2016-06-01' }], car)).toEqual(['check']);
});

test('the model year of a VIN that agrees with the production period is taken, of both cycles of thirty years', () => {
  const old = { ...vehicle, producedFrom: '2000-09-01', producedTo: '2007-12-31' };
  const subject = { vehicles: [old], vin: 'LFVAWAGD22G752447' };
  expect(gradesOf([{ ...row, producedFrom: '2003-01-01' }], subject)).toEqual(['misfit']);
  expect(gradesOf([{ ...row, producedTo: '2003-01-01' }], subject)).toEqual(['fits']);
});

test('the model year is not read from a VIN whose maker may use position 10 freely', () => {
  expect(gradesOf([{ ...row, producedTo: '2017-01-01' }], { vin: 'WVWAA2BR1GN150000' })).toEqual(['check']);
});

test('an unknown fact of the vehicle is never a fit', () => {
  for (const condition of [
    { gearboxType: 'MT' },
    { drivenType: 'FWD' },
    { cfgLevel: 'luxury' },
    { producedTo: '2015-01-01' },
    { serialTo: 100 },
    { optionCodes: ['-1KD'] },
    { question: 'Diameter', questionKey: '直径', answer: '288 mm', answerKey: '288 mm' },
  ])
    expect(gradesOf([{ ...row, ...condition }], { vehicles: [unknown] })).toEqual(['check']);
});

test('option codes must all be there, and those with a minus sign must not', () => {
  const grade = (optionCodes: string[], options: string[]) =>
    gradesOf([{ ...row, optionCodes }], { vehicles: [{ ...vehicle, options }] })[0];
  expect(grade(['1KD', '-1LA'], ['1KD', 'PR1'])).toBe('fits');
  expect(grade(['1KD', 'PR2'], ['1KD', 'PR1'])).toBe('misfit');
  expect(grade(['1KD', '-PR1'], ['1KD', 'PR1'])).toBe('misfit');
});

test('where two numbers are possible at a callout none fits, and the question that decides is asked', () => {
  const rows = [
    { ...row, serialTo: 150_000 },
    { ...other, serialFrom: 150_000 },
  ];
  expect(gradesOf(rows)).toEqual(['check', 'check']);
  expect(judged(rows)[0]?.question).toEqual({
    key: 'serial',
    text: 'VIN serial number',
    options: [
      { value: '..150000', text: 'up to 149999 · 288×25 mm' },
      { value: '150000..', text: 'from 150000 · 312×25 mm' },
    ],
  });
  expect(gradesOf(rows, { answers: { serial: '150000..' } })).toEqual(['misfit', 'fits']);
  expect(gradesOf(rows, { vin: VIN })).toEqual(['misfit', 'fits']);
});

test('numbers that nothing tells apart are to check, and the number itself is asked for', () => {
  const [first] = judged([row, other]);
  expect(first).toMatchObject({
    grade: 'check',
    question: {
      key: 'variant:1:2',
      options: [{ value: '1K0615301AA' }, { value: '1K0615301AB' }],
    },
  });
  expect(first?.rules[0]).toMatchObject({ field: 'variant', verdict: 'open' });
  const answered = judged([row, other], { answers: { 'variant:1:2': '1K0615301AB' } });
  expect(answered.map(({ grade }) => grade)).toEqual(['misfit', 'fits']);
  expect(answered[1]?.rules[0]).toMatchObject({ source: 'Your shop', dataVersion: '2026-11-01' });
});

test('a rule names numbers as their rows show them: in the brand’s format, or as printed', () => {
  const [first] = judged([row, other]);
  const names = ['1K0.615.301.AA (288×25 mm)', '1K0 615 301 AB (312×25 mm)'];
  expect(first?.question?.options.map(({ text }) => text)).toEqual(names);
  expect(
    first?.rules[0]?.text
      .split(/: | \/ /)
      .slice(1)
      .toSorted(),
  ).toEqual(names.toSorted());
  const [misfit] = judged([row, other], { answers: { 'variant:1:2': '1K0615301AB' } });
  expect(misfit?.rules[0]?.text).toMatch(/1K0 615 301 AB$/);
});

test('left and right numbers at one callout do not rule each other out', () => {
  expect(
    gradesOf([
      { ...row, side: 'left' },
      { ...other, side: 'right' },
    ]),
  ).toEqual(['fits', 'fits']);
});

test('of several rows for one number one that is met is enough', () => {
  const uses = [
    { ...row, cfgLevel: 'luxury' },
    { ...row, fitId: 3, cfgLevel: 'comfort' },
  ];
  expect(gradesOf(uses)).toEqual(['fits', 'fits']);
  expect(textsOf({ ...row, cfgLevel: 'luxury' })).toEqual(['Trim: Luxury (this car: Comfort)']);
  const [misfit] = judged(uses, { vehicles: [{ ...vehicle, cfgLevel: 'flagship' }] });
  expect(misfit?.rules.map(({ text }) => text)).toEqual(['Trim: Luxury / Comfort (this car: Flagship)']);
});

test('the answer to a question decides its rows in any language', () => {
  const asked = {
    question: 'Front disc diameter?',
    questionKey: '前制动盘直径？',
    answer: '288 mm',
    answerKey: '288 毫米',
  };
  const rows = [
    { ...row, ...asked },
    { ...other, ...asked, answer: '312 mm', answerKey: '312 毫米' },
  ];
  expect(judged(rows)[0]).toMatchObject({
    grade: 'check',
    question: {
      key: 'question:前制动盘直径？',
      text: 'Front disc diameter?',
      options: [
        { value: '288 毫米', text: '288 mm · 288×25 mm' },
        { value: '312 毫米', text: '312 mm · 312×25 mm' },
        { value: 'other', text: 'None of these' },
      ],
    },
  });
  expect(gradesOf(rows, { answers: { 'question:前制动盘直径？': '312 毫米' } })).toEqual(['misfit', 'fits']);
  expect(gradesOf(rows, { answers: { 'question:前制动盘直径？': 'other' } })).toEqual(['misfit', 'misfit']);
});

test('of the vehicles that a VIN leaves, parts that are equal fit and parts that differ are to check', () => {
  const vehicles = [vehicle, { ...vehicle, gearboxType: 'DCT' }, { ...vehicle, gearboxType: 'DCT' }];
  const rows = [
    { ...row, gearboxType: 'MT' },
    { ...other, gearboxType: 'DCT' },
  ];
  expect(gradesOf([{ ...row, drivenType: 'FWD' }], { vehicles })).toEqual(['fits']);
  const [first] = judged(rows, { vehicles });
  expect(first).toMatchObject({
    grade: 'check',
    question: { key: 'gearboxType', options: [{ value: 'DCT' }, { value: 'MT', text: 'Manual · 288×25 mm' }] },
  });
  expect(first?.rules.map(({ text }) => text)).toEqual([
    'Gearbox: Manual (true of 1 of the 3 vehicles that match the VIN)',
  ]);
  expect(gradesOf(rows, { vehicles, answers: { gearboxType: 'DCT' } })).toEqual(['misfit', 'fits']);
});

test("the shop's own correction holds before the catalogue, and reports of others only when confirmed", () => {
  const misfit = { verdict: 'misfit' as const, dated: '2026-11-20' };
  const [corrected] = judged([row], { more: { corrections: new Map([[1, misfit]]) } });
  expect(corrected).toMatchObject({ grade: 'misfit', rules: [{ field: 'correction', dataVersion: '2026-11-20' }, {}] });
  const counts = (confirmed: number) =>
    new Map([[1, { misfit: { confirmed, unconfirmed: 2 }, fits: { confirmed: 0, unconfirmed: 0 }, returns: 0 }]]);
  expect(gradesOf([row], { more: { reports: counts(0) } })).toEqual(['fits']);
  expect(gradesOf([row], { more: { reports: counts(1) } })).toEqual(['check']);
});

test('a correction to another number leaves the callout with one number', () => {
  const corrections = new Map([[2, { verdict: 'misfit' as const, dated: '2026-11-20' }]]);
  expect(gradesOf([row, other], { more: { corrections } })).toEqual(['fits', 'misfit']);
});
