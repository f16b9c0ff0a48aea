import type { ResultOf } from '../../../contract/call.ts';
import type { maintenanceCalls } from '../../../contract/maintenance/calls.ts';
import type { partCalls } from '../../../contract/parts/calls.ts';
import type { priceCalls } from '../../../contract/prices/calls.ts';
import { provinceNames } from '../../../contract/provinces/province-names.ts';
import type { HomeSampleSource } from '../../../contract/site/home-samples.ts';
import type { HomePage } from '../../../contract/site/schemas.ts';
import type { vehicleCalls } from '../../../contract/vehicles/calls.ts';
import type { Vehicle } from '../../../contract/vehicles/schemas.ts';
import { fullName } from '../../../contract/vehicles/vehicle-names.ts';
import type { AuthedContext } from '../../http/request-context.ts';
import type { Handlers } from '../../http/serve.ts';
import { type CroppedDrawing, cropDrawing } from './crop-drawing.ts';

/** The handlers of the domains that the examples come from. */
export interface HomeCatalogue {
  vehicles: Pick<Handlers<typeof vehicleCalls>, 'getVehicleByVin' | 'checkVin'>;
  parts: Pick<Handlers<typeof partCalls>, 'getPartTreeData' | 'getTreeNodePartData' | 'getImageInfo'>;
  prices: Pick<Handlers<typeof priceCalls>, 'getPartPriceList'>;
  maintenance: Pick<Handlers<typeof maintenanceCalls>, 'getMileageScale'>;
}

type Part = ResultOf<typeof partCalls.getTreeNodePartData>['partsList'][number];
type PriceRow = ResultOf<typeof priceCalls.getPartPriceList>[number];

export interface HomeExamples extends Pick<HomePage, 'sample' | 'comparison' | 'service'> {
  drawing: string | null;
}

export const noExamples: HomeExamples = { sample: null, comparison: null, service: null, drawing: null };

const CANDIDATES = 2;
const OFFERS = 3;
/** Marks of the service plan: before the reading, and in all. */
const MARKS_BEFORE = 3;
const MARKS = 8;
const JOBS = 4;

/** The corrections of a mistyped VIN; null if there are none. */
export async function readRepair(
  { vehicles }: HomeCatalogue,
  typed: string,
  context: AuthedContext,
): Promise<HomePage['repair']> {
  const { candidates } = await vehicles.checkVin({ vin: typed }, context);
  return candidates.length === 0 ? null : { typed, candidates: candidates.slice(0, CANDIDATES) };
}

/**
 * The sample's drawing with its parts and prices, and what is told of them.
 * @throws Refusal when the catalogue does not have the vehicle or assembly
 */
export async function readExamples(
  catalogue: HomeCatalogue,
  source: HomeSampleSource,
  context: AuthedContext,
): Promise<HomeExamples> {
  const { vin, assembly, provinceCode } = source;
  const found = await catalogue.vehicles.getVehicleByVin({ vinCode: vin, isForced: true, vehType: 2 }, context);
  const [vehicle] = found.vehicleList;
  if (vehicle === undefined) return noExamples;
  const { vehicleId, vehicleTypeCode } = vehicle;
  const tree = await catalogue.parts.getPartTreeData({ vehicleId, vehicleTypeCode }, context);
  const node = tree.flatMap(({ children }) => children).find(({ stdAssyId }) => stdAssyId === assembly);
  if (node?.vehAssyId == null) return noExamples;
  const page = await catalogue.parts.getTreeNodePartData({ vehicleId, vin, partGroupId: node.vehAssyId }, context);
  const parts = page.partsList.filter(({ curVehFlag }) => curVehFlag === 1);
  if (page.drawingId === null || parts.length === 0) return noExamples;
  const drawing = await catalogue.parts.getImageInfo({ drawingId: page.drawingId, vehicleId }, context);
  const cropped = cropDrawing(drawing, new Set(parts.map(({ orderNo }) => orderNo)));
  const prices = await catalogue.prices.getPartPriceList(
    {
      provinceCode,
      brandIds: parts.map(({ priceBrandId }) => priceBrandId),
      searchOes: parts.map(({ searchOe }) => searchOe),
    },
    context,
  );
  const rows = parts.map((part, place) => ({ part, row: prices[place] }));
  const first = rows.findIndex(({ part }) => part.orderNo === source.callout);
  const sorted = first < 0 ? rows : [...rows.slice(first, first + 1), ...rows.toSpliced(first, 1)];
  const provinceName = provinceNames(context.language).find((each) => each.provinceCode === provinceCode)?.provinceName;
  return {
    sample:
      cropped === undefined
        ? null
        : sampleOf({ vin, vehicle, vehicleNum: found.total, cropped }, sorted, {
            assemblyName: page.assemblyName,
            provinceName: provinceName ?? '',
          }),
    comparison: comparisonOf(sorted),
    service: await readService(catalogue, { source, vehicle }, context),
    drawing: cropped?.svg ?? null,
  };
}

interface PricedPart {
  part: Part;
  row: PriceRow | undefined;
}

function sampleOf(
  { vin, vehicle, vehicleNum, cropped }: { vin: string; vehicle: Vehicle; vehicleNum: number; cropped: CroppedDrawing },
  rows: readonly PricedPart[],
  names: { assemblyName: string; provinceName: string },
): HomePage['sample'] {
  const { width, height, areas } = cropped;
  return {
    vin,
    vehicleName: fullName(vehicle),
    vehicleNum,
    ...names,
    width,
    height,
    areas,
    // One row for each callout: several are variants of one part.
    parts: rows
      .filter(({ part }, place) => rows.findIndex((other) => other.part.orderNo === part.orderNo) === place)
      .map(({ part, row }) => ({
        callout: part.orderNo,
        name: part.oeName,
        oe: part.oe,
        quantity: part.partCount || 1,
        priceFen: row?.price?.marketPriceFen ?? null,
      })),
  };
}

/** The first part of the rows that has a price and cheaper offers. */
function comparisonOf(rows: readonly PricedPart[]): HomePage['comparison'] {
  for (const { part, row } of rows) {
    const priceFen = row?.price?.marketPriceFen ?? null;
    if (row === undefined || priceFen === null) continue;
    const offers = row.offers
      .flatMap((offer) =>
        offer.priceFen === null || offer.priceFen >= priceFen || offer.partClass !== 'equivalent'
          ? []
          : [{ brandName: offer.aftBrandName, number: offer.number, priceFen: offer.priceFen }],
      )
      .sort((one, other) => other.priceFen - one.priceFen)
      .slice(0, OFFERS);
    if (offers.length > 0) return { name: part.oeName, brandName: part.brandName, oe: part.oe, priceFen, offers };
  }
  return null;
}

async function readService(
  { maintenance }: HomeCatalogue,
  { source, vehicle }: { source: HomeSampleSource; vehicle: Vehicle },
  context: AuthedContext,
): Promise<HomePage['service']> {
  const { mileage, purchaseDate } = source.service;
  const { vehicleId } = vehicle;
  const { scales } = await maintenance.getMileageScale({ vehicleId, mileage, purchaseDate }, context);
  const place = scales.findIndex(({ scale }) => scale > mileage);
  const next = scales[place];
  if (next === undefined) return null;
  const from = Math.max(0, Math.min(place - MARKS_BEFORE, scales.length - MARKS));
  return {
    vehicleName: fullName(vehicle),
    mileage,
    marks: scales.slice(from, from + MARKS).map(({ scale, projects }) => ({ km: scale, jobs: projects.length })),
    next: { km: next.scale, jobs: next.projects.slice(0, JOBS).map(({ stdMaintTypeName }) => stdMaintTypeName) },
  };
}
