import { screen } from '@testing-library/react';
import type { BatchOe, OePart } from '../../../../src/contract/oe/schemas.ts';
import type { openPage } from '../../../support/screens/open-page.tsx';

export const part = (oeId: number, fields: Partial<OePart> = {}): OePart => ({
  oeId,
  oe: `5Q0 615 30${oeId} C`,
  searchOe: `5Q061530${oeId}C`,
  oeName: '前制动盘',
  stdPartCode: 'P1',
  stdPartId: 1,
  stdPartName: '前制动盘',
  priceBrandId: 1,
  brandCode: 'VW',
  brandName: '大众',
  oeReplaceTwos: [],
  successors: [],
  isDiscontinued: false,
  price: null,
  ...fields,
});

const found: BatchOe = {
  totalSize: 3,
  successList: [
    {
      oe: '5Q0615301C',
      searchOe: '5Q0615301C',
      parts: [part(1), part(2, { oe: '5Q0 615 301 C', searchOe: '5Q0615301C', priceBrandId: 2, brandName: '斯柯达' })],
    },
  ],
  matchList: [
    {
      oe: '0986494596',
      searchOe: '0986494596',
      candidates: [{ reason: 'aftermarket', via: '博世 0 986', part: part(3) }],
    },
  ],
  failList: [{ oe: '999999999', searchOe: '999999999', reason: 'unknown' }],
};

/** The response to a lookup of these numbers. Numbers that are not in `found` only count in `totalSize`. */
export const resultOf = (oes: readonly string[]): BatchOe => {
  const isRequested = ({ searchOe }: { searchOe: string }) => oes.includes(searchOe);
  return {
    totalSize: oes.length,
    successList: found.successList.filter(isRequested),
    matchList: found.matchList.filter(isRequested),
    failList: found.failList.filter(isRequested),
  };
};

export const lookUp = async (user: Awaited<ReturnType<typeof openPage>>['user'], text: string) => {
  const box = await screen.findByRole('textbox', { name: '多个 OE 号' });
  await user.click(box);
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: '批量查询' }));
};
