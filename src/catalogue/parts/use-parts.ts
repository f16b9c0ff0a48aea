import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Part, PartHit, PartPrice, PartTreeNode } from '../../contract/parts.ts';
import type { VehicleType } from '../../contract/vehicles.ts';
import { type OrderVehicle, useAddToOrder } from '../shell/use-add-to-order.ts';
import { useProvince } from '../shell/use-province.ts';
import { useProvinceInLink } from '../shell/use-province-in-link.ts';
import { spotsOf } from './diagram/spots.ts';
import { type OrderablePart, orderedItem } from './ordered-item.ts';
import { usePartPrices } from './prices/use-part-prices.ts';
import { namesOf, rowsOf } from './table/rows.ts';
import { useBook } from './use-book.ts';
import { usePlace } from './use-place.ts';
import { usePreload } from './use-preload.ts';
import { useVehicle } from './use-vehicle.ts';

const NO_PARTS: readonly Part[] = [];

/** Everything that the screen shows of one vehicle, and what can be done with it. */
export function useParts(vehicleId: number, vehicleTypeCode: VehicleType) {
  const [place, go] = usePlace();
  const { vin, node } = place;
  const vehicle = useVehicle(vehicleId, vehicleTypeCode, vin);
  const bookPlace = { vehicleId, vehicleTypeCode, vin, node };
  const book = useBook(bookPlace);
  const { page, drawing, assemblies, neighbours } = book;
  usePreload(bookPlace, neighbours, page.isSuccess && !drawing.isLoading);
  useProvinceInLink();

  const first = assemblies[0]?.vehAssyId;
  useEffect(() => {
    if (node === undefined && first !== undefined) go({ node: first });
  }, [node, first, go]);

  const list = page.data?.partsList ?? NO_PARTS;
  const spots = useMemo(() => spotsOf(drawing.data?.partPicHotspotList ?? []), [drawing.data]);
  const hasSpots = drawing.data !== undefined && spots.length > 0;
  const { rows, misfits } = useMemo(() => {
    const drawn = hasSpots ? new Set(spots.map(({ callout }) => callout)) : undefined;
    return rowsOf(list, { isAllShown: place.isAllShown, drawn });
  }, [list, spots, hasSpots, place.isAllShown]);
  const names = useMemo(() => namesOf(list), [list]);
  const open = useOpening(list, page.data?.vehAssyId, go);
  const order = useOrdering({ vehicleId, vehicleTypeCode, vin }, vehicle.data?.vehicle);
  const { province, provinceName } = useProvince();
  const prices = usePartPrices(list, province);
  return { place, go, vehicle, ...book, rows, misfits, spots, names, prices, order, open, provinceName, province };
}

export type PartsState = ReturnType<typeof useParts>;

type Go = ReturnType<typeof usePlace>[1];

/** Ways to an assembly: from the tree, from a search, from its neighbour. */
function useOpening(list: readonly Part[], listed: number | undefined, go: Go) {
  // A part of the tree is selected when the rows of its assembly have come.
  const wanted = useRef<{ vehAssyId: number; stdPartCode: string } | null>(null);
  useEffect(() => {
    if (wanted.current === null || wanted.current.vehAssyId !== listed) return;
    const { stdPartCode } = wanted.current;
    wanted.current = null;
    go({ callouts: calloutsOf(list, stdPartCode) });
  }, [list, listed, go]);
  return {
    assembly(vehAssyId: number) {
      wanted.current = null;
      go({ node: vehAssyId, callouts: [], part: undefined }, 'push');
    },
    node({ vehAssyId, level, stdAssyId }: PartTreeNode) {
      if (vehAssyId === null) return;
      if (level === 3 && vehAssyId === listed) {
        go({ callouts: calloutsOf(list, stdAssyId) });
        return;
      }
      wanted.current = level === 3 ? { vehAssyId, stdPartCode: stdAssyId } : null;
      go({ node: vehAssyId, callouts: [], part: undefined }, 'push');
    },
    hit({ vehAssyId, part }: PartHit) {
      wanted.current = null;
      const all = part.curVehFlag === 0 ? { isAllShown: true } : {};
      go({ node: vehAssyId, callouts: [part.orderNo], part: undefined, ...all }, 'push');
    },
  };
}

function calloutsOf(list: readonly Part[], stdPartCode: string): string[] {
  const found = list.filter((part) => part.stdPartCode === stdPartCode);
  const fitting = found.filter(({ curVehFlag }) => curVehFlag === 1);
  return [...new Set((fitting.length > 0 ? fitting : found).map(({ orderNo }) => orderNo))];
}

interface OrderedVehicle {
  vehicleId: number;
  vehicleTypeCode: VehicleType;
  vin: string | undefined;
}

type Names = { brandName: string; familyName: string; vehicleName: string };

/** The vehicle's order, in the terms of this screen. */
function useOrdering({ vehicleId, vehicleTypeCode, vin }: OrderedVehicle, names: Names | undefined) {
  const { t } = useTranslation('parts');
  const { province } = useProvince();
  const vehicle: OrderVehicle = {
    vehicleId,
    vin: vin?.slice(0, 17) ?? null,
    vehicleType: vehicleTypeCode === 'B' ? 'cov' : 'pac',
    brandName: names?.brandName.slice(0, 80) ?? '',
    familyName: names?.familyName.slice(0, 80) ?? '',
    vehicleName: names?.vehicleName.slice(0, 160) ?? '',
  };
  const adding = useAddToOrder(vehicle);
  const canAdd = names !== undefined && province !== undefined;
  return {
    ...adding,
    canAdd,
    add(part: OrderablePart, price: PartPrice | null | undefined) {
      if (!canAdd) return;
      adding.toggle(orderedItem(part, { price, province, partBrandName: t('originalBrand') }));
    },
  };
}
