import { z } from 'zod';
import type { PictureReading } from '../../../contract/pictures/schemas.ts';
import { Refusal } from '../../platform/errors.ts';
import { type ApiOperation, defineOperation } from './api-operation.ts';
import { type CatalogueServices, contextOf } from './catalogue-services.ts';
import { document } from './documents.ts';
import { field } from './field.ts';
import { samplePicture } from './sample-picture.ts';

/** The most characters of a picture in base64: the body of a call has at most 64 kB. */
const PICTURE_TEXT_MAX = 62_000;

const fromPicture = (name: string) => `图片中的${name}；没有读到时为空`;

/** Pictures of driving licences and VIN plates. */
export function pictureOperations({ pictures }: CatalogueServices): readonly ApiOperation[] {
  return [
    defineOperation({
      code: 'licenceToVin',
      document: document('vehicle', {
        name: ['行驶证识别', 'Licence picture to VIN'],
        summary: [
          '由行驶证或 VIN 铭牌的照片（JPEG、PNG 或 WebP，base64 后不超过 62,000 个字符）读出 VIN 和车辆信息；不读取车主信息。',
          'Reads the VIN and the data of the vehicle from a picture of a driving licence or VIN plate (JPEG, PNG or WebP, at most 62,000 characters of base64). Nothing about the owner is read.',
        ],
        count: 2,
        industry: ['维修厂、保险公司', 'Repair shops, insurers'],
      }),
      body: z.strictObject({
        picture: field(
          z
            .string()
            .min(100)
            .max(PICTURE_TEXT_MAX)
            .regex(/^[A-Za-z0-9+/]+={0,2}$/),
          '图片，base64，不带 data: 前缀',
          'The picture in base64, without a data: prefix',
          samplePicture,
        ),
        kind: field(
          z.enum(['licence', 'plate']).default('licence'),
          'licence 行驶证，plate VIN 铭牌；默认 licence',
          'licence or plate; licence by default',
          'plate',
        ),
      }),
      result: z.strictObject({
        vin: field(z.string(), '读出的 VIN', 'The VIN that was read', 'LSVNA2CJ1K2113527'),
        checkDigit: field(
          z.enum(['valid', 'mismatch', 'optional', 'none']),
          '校验位：valid 正确，mismatch 不符，optional 该厂商不强制，none 没有 VIN',
          'Check digit: valid, mismatch, optional for this maker, or none without a VIN',
          'valid',
        ),
        doubtfulPositions: field(
          z.array(z.number().int()),
          '需要核对的字符位置，从 1 开始',
          'Positions to be compared with the picture, from 1',
          [],
        ),
        brand: field(z.string().nullable(), fromPicture('品牌'), 'The brand; null if it was not read', null),
        announcement: field(z.string().nullable(), fromPicture('型号'), 'The announcement number, or null', null),
        engineNumber: field(z.string().nullable(), fromPicture('发动机号'), 'The engine number, or null', null),
        registrationDate: field(
          z.string().nullable(),
          fromPicture('注册日期'),
          'The date of registration, or null',
          null,
        ),
        vehicleType: field(z.string().nullable(), fromPicture('车辆类型'), 'The kind of vehicle, or null', null),
      }),
      errorCodes: ['210101', '210102', '210103', '210104', '210106'],
      async run({ picture, kind }, caller) {
        const bytes = Buffer.from(picture, 'base64');
        const file = { name: 'picture', bytes };
        const read = kind === 'plate' ? pictures.ocrVinImage : pictures.ocrUpload;
        return readingOf(await read({}, { ...contextOf(caller), file }));
      },
    }),
  ];
}

/** @throws Refusal 210104 for a licence on which only the model was read */
function readingOf({ vin, checkDigit, vehicleClass, ...reading }: PictureReading) {
  if (vin.length === 0) throw new Refusal('210104');
  const { brand, announcement, engineNumber, registrationDate } = reading;
  return {
    vin: vin.map(({ text }) => text).join(''),
    checkDigit,
    doubtfulPositions: vin.flatMap(({ isDoubtful }, index) => (isDoubtful ? [index + 1] : [])),
    brand,
    announcement,
    engineNumber,
    registrationDate,
    vehicleType: vehicleClass,
  };
}
