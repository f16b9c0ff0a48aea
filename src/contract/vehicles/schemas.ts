import { z } from 'zod';
import { EmptyBody, Id, VinText } from '../fields.ts';

export const getVehicleImageInfo = {
  body: z.strictObject({ vehicleId: Id }),
  /** SVG; in the demo catalogue a silhouette of the body. */
  result: z.strictObject({ svg: z.string(), isSample: z.boolean() }),
};

/** C: passenger, B: refined commercial. */
export const VehicleType = z.enum(['C', 'B']);
export type VehicleType = z.infer<typeof VehicleType>;

/** A search text; the server normalises it. */
const Query = z.string().trim().min(1).max(80);

export const Vehicle = z.strictObject({
  vehicleId: Id,
  vehicleName: z.string(),
  vehicleTypeCode: VehicleType,
  brandId: Id,
  brandCode: z.string(),
  brandName: z.string(),
  seriesName: z.string(),
  familyId: Id,
  familyName: z.string(),
  groupId: Id,
  groupName: z.string(),
  yearPattern: z.number().int(),
  displacement: z.string(),
  gearboxType: z.string(),
  drivenType: z.string(),
  cfgLevel: z.string(),
  fuel: z.string(),
  body: z.string(),
  announcement: z.string().nullable(),
  fgwCode: z.string().nullable(),
  /** Number of parts in its book, and of refined truck parts. */
  partNum: z.number().int(),
  refinedTruckNum: z.number().int(),
  /** Paths on this server: thumbnail of the body, picture of the family. */
  /** '' without a picture, as bigPicUrl. */
  imgUrl: z.string(),
  bigPicUrl: z.string(),
});
export type Vehicle = z.infer<typeof Vehicle>;

/** Fields that narrow a list of vehicles, in the order of the questions. */
export const FilterField = z.enum(['yearPattern', 'displacement', 'gearboxType', 'drivenType', 'cfgLevel']);
export type FilterField = z.infer<typeof FilterField>;

/** A question that narrows the listed vehicles; the screen adds "don't know". */
export const Question = z.strictObject({
  field: FilterField,
  options: z.array(z.strictObject({ value: z.string(), vehicleNum: z.number().int() })),
});
export type Question = z.infer<typeof Question>;

/** Positions start at 1. An empty `from` is an added character, an empty `to` a removed one. */
const NumberChange = z.strictObject({ position: z.number().int(), from: z.string(), to: z.string() });

/** Certainty of a result and the rule that found it. */
export const Analysis = z.strictObject({
  certainty: z.enum(['certain', 'likely', 'possible']),
  rule: z.enum([
    'vinRule',
    'vinPrefix',
    'vinStart',
    'staff',
    'name',
    'announcement',
    'announcementPrefix',
    'announcementNear',
    'factoryCode',
    'drillDown',
  ]),
  /** The normalised query. */
  query: z.string(),
  /** Words of a name, or the end of a number, that the listed vehicles do not match, as typed. */
  dropped: z.array(z.string()).optional(),
  /** Words of a name that were read as others. */
  corrected: z.array(z.strictObject({ from: z.string(), to: z.string() })).optional(),
  /** The model year typed, and the nearest one of the catalogue. */
  nearestYear: z.strictObject({ typed: z.number().int(), found: z.number().int() }).optional(),
  /** The listed vehicles' announcement numbers that differ by one character from the one typed, likeliest first. */
  nearNumbers: z.array(z.strictObject({ number: z.string(), changes: z.array(NumberChange) })).optional(),
});
export type Analysis = z.infer<typeof Analysis>;

/** Source of a VIN result: rules of the catalogue, or staff who assigned this VIN. */
export const VinSource = z.enum(['vinRule', 'vinPrefix', 'staff']);
export type VinSource = z.infer<typeof VinSource>;

export const VehicleResult = z.strictObject({
  vehicleList: z.array(Vehicle),
  /** Number of matches; the list has at most 200. */
  total: z.number().int(),
  questionList: z.array(Question),
  analysisDesc: Analysis,
  /** Null: not searched by VIN. */
  vinSource: VinSource.nullable(),
  /** Sum over the listed vehicles. */
  partNum: z.number().int(),
  refinedTruckNum: z.number().int(),
});
export type VehicleResult = z.infer<typeof VehicleResult>;

export const getVehicleByName = {
  body: z.strictObject({ vehicleName: Query, vehicleTypeCode: VehicleType.optional() }),
  result: VehicleResult,
};

/** 1: by name or among commercial vehicles (cov); 2: by VIN. */
export const VehType = z.union([z.literal(1), z.literal(2)]);
export type VehType = z.infer<typeof VehType>;

export const getVehicleByVin = {
  body: z.strictObject({ vinCode: Query, isForced: z.boolean().default(false), vehType: VehType.default(2) }),
  result: VehicleResult,
};

export const getVehicleByVinStart = {
  body: z.strictObject({ vin: Query }),
  result: VehicleResult,
};

export const getVehicleByFgwCode = {
  body: z.strictObject({ fgwCode: Query }),
  result: VehicleResult,
};

export const getVehicleByAnnouncement = {
  body: z.strictObject({ announcement: Query }),
  result: VehicleResult,
};

/** Lines of the vehicle's facts have a key whose label is on the page; those of the supplier after them have a label. */
export const VehicleConfig = z.strictObject({
  vehicle: Vehicle,
  config: z.array(z.strictObject({ key: z.string(), label: z.string().optional(), value: z.string() })),
  producedFrom: z.string().nullable(),
  producedTo: z.string().nullable(),
});
export type VehicleConfig = z.infer<typeof VehicleConfig>;

/**
 * 100100: the vehicle is no longer in the catalogue; 200500: it is of the other class; 200201: the VIN belongs to
 * another family, nothing is charged.
 */
const configBody = z.strictObject({ vehicleId: Id, isVin: z.boolean().default(false), vin: VinText.optional() });

export const getVehicleConfig = {
  body: configBody,
  result: VehicleConfig,
};

export const getCovVehicleConfig = {
  body: configBody,
  result: VehicleConfig,
};

export const CheckedVin = z.strictObject({
  vin: z.string(),
  status: z.enum(['valid', 'checkDigitMismatch', 'malformed']),
  /** A mismatch is a warning if the check digit is mandatory, information otherwise. */
  isMandatory: z.boolean(),
  expectedCheckDigit: z.string().nullable(),
  problems: z.array(
    z.strictObject({
      kind: z.enum(['tooShort', 'tooLong', 'illegalCharacter']),
      position: z.number().int().nullable(),
      text: z.string(),
    }),
  ),
  /** The catalogue has the first eight characters, also of a malformed VIN. */
  isKnown: z.boolean(),
  maker: z.string().nullable(),
  country: z.string().nullable(),
  modelYears: z.array(z.number().int()),
  serial: z.string().nullable(),
  candidates: z.array(
    z.strictObject({
      vin: z.string(),
      changes: z.array(NumberChange),
      isKnown: z.boolean(),
    }),
  ),
});
export type CheckedVin = z.infer<typeof CheckedVin>;

export const checkVin = {
  body: z.strictObject({ vin: Query }),
  result: CheckedVin,
};

export const filterVehicle = {
  body: z.strictObject({
    vehicleIds: z.array(Id).min(1).max(1000),
    answers: z.partialRecord(FilterField, z.string().max(40)),
    analysisDesc: Analysis,
  }),
  result: VehicleResult,
};

export const Brand = z.strictObject({
  brandId: Id,
  brandCode: z.string(),
  brandName: z.string(),
  initial: z.string(),
  /** Of the class. */
  familyNum: z.number().int(),
});
export type Brand = z.infer<typeof Brand>;
export const Family = z.strictObject({
  familyId: Id,
  familyName: z.string(),
  makerName: z.string(),
  body: z.string(),
  /** Null: without groups, or still in production. */
  yearFrom: z.number().int().nullable(),
  yearTo: z.number().int().nullable(),
  vehicleNum: z.number().int(),
});
export type Family = z.infer<typeof Family>;
export const Group = z.strictObject({
  groupId: Id,
  groupName: z.string(),
  yearFrom: z.number().int(),
  yearTo: z.number().int().nullable(),
  vehicleNum: z.number().int(),
});
export type Group = z.infer<typeof Group>;

/** The steps are the same for both classes. */
const letterSchemas = { body: EmptyBody, result: z.array(z.string()) };
/** Without an initial: all brands. */
const brandSchemas = {
  body: z.strictObject({
    initial: z
      .string()
      .regex(/^[A-Z]$/)
      .optional(),
  }),
  result: z.array(Brand),
};
const familySchemas = { body: z.strictObject({ brandId: Id }), result: z.array(Family) };
const groupSchemas = { body: z.strictObject({ familyId: Id }), result: z.array(Group) };
const vehicleSchemas = { body: z.strictObject({ groupId: Id }), result: VehicleResult };

export const getBrandLetters = letterSchemas;

export const getBrandsByInitial = brandSchemas;

export const getFamiliesByBrand = familySchemas;

export const getGroupsByFamily = groupSchemas;

export const getVehiclesByGroup = vehicleSchemas;

export const getCovBrandLetters = letterSchemas;

export const getCovBrandsByInitial = brandSchemas;

export const getCovFamiliesByBrand = familySchemas;

export const getCovGroupsByFamily = groupSchemas;

export const getCovVehiclesByGroup = vehicleSchemas;
