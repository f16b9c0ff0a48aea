import type { Page } from '@playwright/test';

/** An order with one priced and one unpriced part, made by the signed-in user, and the token of its quotation. */
export function saveOrder(page: Page): Promise<{ listId: number; token: string }> {
  return page.evaluate(async () => {
    const session = JSON.parse(localStorage.getItem('epc.session') ?? '{}');
    const headers = { 'content-type': 'application/json', authorization: session.token };
    const call = async (path: string, data: object) => {
      const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify({ data }) });
      return (await answer.json()).result;
    };
    const item = {
      oe: '5Q0 698 151 P',
      searchOe: '5Q0698151P',
      oeName: '前制动片',
      stdPartCode: 'P1701001',
      stdPartName: '前制动片',
      vehicleBrandName: '大众',
      partBrandName: '原厂',
      priceBrandId: 1,
      provinceCode: '110000',
      guidePriceFen: 40_000,
      marketPriceFen: 35_100,
    };
    const items = [item, { ...item, searchOe: '5Q0698151N', guidePriceFen: null, marketPriceFen: null }];
    const vehicle = { vehicleId: null, vin: null, vehicleType: 'pac', vehicleName: '', provinceCode: '110000' };
    const data = { ...vehicle, brandName: '大众', familyName: '朗逸', items };
    const { listId } = await call('/part-list/savePartList', data);
    const { token } = await call('/quotation/add', { listId });
    return { listId, token };
  });
}
