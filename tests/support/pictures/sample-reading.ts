import type { PictureReading } from '../../../src/contract/pictures/schemas.ts';

/** A reading of a licence whose VIN has a doubtful second character. */
export const sampleReading: PictureReading = {
  kind: 'licence',
  vin: [...'LSVNA2CJ0K2103456'].map((text, at) => ({
    text,
    certainty: at === 1 ? 0.5 : 0.98,
    isDoubtful: at === 1,
    alternatives: at === 1 ? ['5'] : [],
  })),
  checkDigit: 'mismatch',
  cutOut: 'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAEBAQ==',
  brand: '大众汽车牌',
  announcement: 'SVW7146BRN6',
  engineNumber: 'CSS000001',
  doubts: { announcement: [4], engineNumber: [] },
  registrationDate: '2019-06-18',
  vehicleClass: '小型轿车',
};
