import type { Parameter } from '../../../src/contract/api-services/parameters.ts';
import type { DocumentedInterface, DocumentSource } from '../../../src/server/api-services/documents/documented.ts';

type Given = Pick<Parameter, 'name'> & Partial<Parameter>;

export function parameter({ name, ...given }: Given): Parameter {
  return {
    name,
    type: 'string',
    empty: false,
    desc: `${name}说明`,
    descEn: `about ${name}`,
    example: '',
    children: [],
    ...given,
  };
}

/** An interface with every kind of field. */
export function vinToVehicle(given: Partial<DocumentedInterface> = {}): DocumentedInterface {
  return {
    interfaceId: 7,
    code: 'vinToVehicle',
    version: 2,
    status: 'published',
    publishedAt: '2026-11-20T02:00:00.000Z',
    deprecatedAt: null,
    sunsetOn: null,
    replacementCode: null,
    className: '车型',
    classNameEn: 'Vehicles',
    definition: {
      name: 'VIN 查车型',
      nameEn: 'VIN to vehicle',
      summary: '由 VIN 查车型',
      summaryEn: 'The vehicles of a VIN',
      address: '/openapi/v1/vinToVehicle',
      requestMethod: 'POST',
      requestType: 'application/json',
      count: 1,
      rule: 'answer',
      classId: 1,
      industryLabel: '维修',
      industryLabelEn: 'Repair',
      headers: [parameter({ name: 'Accept-Language', empty: true, example: 'en' })],
      body: [
        parameter({ name: 'vin', example: 'LSVNA2CJ1K2113527' }),
        parameter({ name: 'limit', type: 'integer', empty: true, example: '5' }),
        parameter({ name: 'tags', type: 'array', itemType: 'string', empty: true, example: '["a|b"]' }),
      ],
      response: [
        parameter({
          name: 'vehicles',
          type: 'array',
          children: [
            parameter({ name: 'vehicleId', type: 'integer', example: '12' }),
            parameter({ name: 'engine', type: 'object', children: [parameter({ name: 'code', empty: true })] }),
          ],
        }),
        parameter({ name: 'isRepaired', type: 'boolean', example: 'false' }),
      ],
      requestExample: '{\n  "vin": "LSVNA2CJ1K2113527"\n}',
      responseExample: JSON.stringify({
        code: '000000',
        message: 'Success',
        result: { vehicles: [{ vehicleId: 12, engine: { code: null } }], isRepaired: false },
        requestId: 'r1',
        charge: { count: 1, reason: 'charged', remaining: 99 },
      }),
      errorCodes: ['200301'],
      source: { kind: 'operation', operation: 'vinToVehicle' },
    },
    ...given,
  };
}

export function documentSource(given: Partial<DocumentSource> = {}): DocumentSource {
  const note = (code: string, status: number) => ({
    code,
    status,
    message: `meaning of ${code}`,
    isCharged: code === '000000',
    advice: `advice for ${code}`,
  });
  return {
    language: 'en',
    origin: 'https://epc.example',
    interfaces: [vinToVehicle()],
    retired: [],
    errorCodes: [
      note('000000', 200),
      note('200301', 200),
      note('301216', 401),
      note('301223', 429),
      note('999999', 500),
    ],
    commonCodes: ['000000', '301216', '301223'],
    health: new Map(),
    changes: [{ code: 'vinToVehicle', version: 2, publishedAt: '2026-11-20T02:00:00.000Z', notes: 'New field' }],
    ...given,
  };
}
