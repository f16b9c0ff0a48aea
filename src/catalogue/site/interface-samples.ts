/** Two recorded calls of the demo catalogue; a test checks them against the contract. */
export const samples = [
  {
    name: 'checkVin',
    path: '/api/PAGE_10008',
    request: { data: { vin: 'LSVNA2CJ1K2113527' } },
    response: {
      code: '000000',
      message: 'Success',
      result: {
        vin: 'LSVNA2CJ1K2113527',
        status: 'valid',
        isMandatory: true,
        expectedCheckDigit: '1',
        problems: [],
        isKnown: true,
        maker: 'SAIC Volkswagen',
        country: 'China',
        modelYears: [2019],
        serial: '113527',
        candidates: [],
      },
    },
  },
  {
    name: 'refused',
    path: '/api/PAGE_10008',
    request: { data: { vin: '', plate: '京A00000' } },
    response: {
      code: '900400',
      message: '参数错误:data.vin must not be empty; data.plate is not a known field',
      result: {
        problems: [
          { path: 'data.vin', message: 'must not be empty' },
          { path: 'data.plate', message: 'is not a known field' },
        ],
      },
    },
  },
] as const;
