import { z } from 'zod';
import { Id, NoResult, VinText } from '../fields.ts';

/** fits: everything that is known says so; check: something that decides is unknown; misfit: a known fact excludes it. */
export const FitGrade = z.enum(['fits', 'check', 'misfit']);
export type FitGrade = z.infer<typeof FitGrade>;

/** The kind of a rule: the parts book as a whole, a condition of the row, variants of a callout, or users' reports. */
export const FitField = z.enum([
  'book',
  'gearboxType',
  'drivenType',
  'cfgLevel',
  'produced',
  'serial',
  'options',
  'question',
  'variant',
  'correction',
  'reports',
]);
export type FitField = z.infer<typeof FitField>;

/** A rule that the grade rests on. */
export const FitRule = z.strictObject({
  field: FitField,
  /** What it says about the grade: it allows it, leaves it open, or excludes it. */
  verdict: z.enum(['meets', 'open', 'contradicts']),
  /** In words, in the caller's language. */
  text: z.string().min(1),
  /** Who states it: the catalogue's source, or the shop itself. */
  source: z.string().min(1),
  /** Version of that source's data, or the date of an answer. */
  dataVersion: z.string().min(1),
});
export type FitRule = z.infer<typeof FitRule>;

/** A fact of a vehicle that answers decide: `gearboxType`, `serial`, `option:3FE`, `question:…`, `variant:71:12`. */
export const FitKey = z
  .string()
  .max(260)
  .regex(/^(gearboxType|drivenType|cfgLevel|produced|serial|option:\S+|question:.+|variant:\d+:.+)$/u);

/** The question that decides a row to check. */
export const FitQuestion = z.strictObject({
  key: FitKey,
  text: z.string().min(1),
  options: z.array(z.strictObject({ value: z.string(), text: z.string().min(1) })).min(1),
});
export type FitQuestion = z.infer<typeof FitQuestion>;

export const Fit = z.strictObject({
  grade: FitGrade,
  rules: z.array(FitRule).min(1),
  /** Null unless an answer can change a row to check. */
  question: FitQuestion.nullable(),
});
export type Fit = z.infer<typeof Fit>;

/** An answer that the user's company gave about a vehicle. */
export const FitAnswer = z.strictObject({
  key: FitKey,
  value: z.string(),
  question: z.string(),
  answer: z.string(),
  answeredBy: z.string(),
  answeredAt: z.iso.datetime(),
});
export type FitAnswer = z.infer<typeof FitAnswer>;

const vehicle = { vehicleId: Id, vin: VinText.optional() };

export const getFitAnswers = {
  body: z.strictObject(vehicle),
  result: z.strictObject({
    answers: z.array(FitAnswer),
    /** The vehicles that the VIN leaves, in the opened vehicle's group; only that vehicle without a VIN. */
    candidates: z.array(z.strictObject({ vehicleId: Id, vehicleName: z.string() })),
    /** The question that splits the candidates best; null if there is one candidate or they differ in nothing. */
    question: FitQuestion.nullable(),
  }),
};

export const saveFitAnswer = {
  body: z.strictObject({
    ...vehicle,
    key: FitKey,
    /** Null takes the answer back. */
    value: z.string().trim().min(1).max(200).nullable(),
    /** The question and the answer as they were shown. */
    question: z.string().trim().max(260).default(''),
    answer: z.string().trim().max(300).default(''),
  }),
  result: NoResult,
};
