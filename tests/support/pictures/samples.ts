import { withCheckDigit } from '../random-vins.ts';
import { drawLicence, plainLicence } from './draw-licence.ts';
import { drawVinPlate, plainPlate } from './draw-vin-plate.ts';
import type { Shot } from './photograph.ts';
import { createRandomChoices, inventLicence, inventVin, type LicenceFields } from './sample-licence.ts';

export interface Sample {
  /** The picture beside this file, drawn once by write-samples.ts, so that tests need no fonts of the machine. */
  file: string;
  svg: string;
  shot: Shot;
  vin: string;
  licence?: LicenceFields;
}

const random = createRandomChoices(20_260_301);

/** A fictitious licence of a vehicle in the demo catalogue. */
export const demoLicence: LicenceFields = {
  ...inventLicence(random),
  vehicleClass: '小型轿车',
  model: '大众汽车牌SVW7146BRN6',
  vin: withCheckDigit('LSVNA2CJ0K2103456'),
  registered: '2019-06-18',
};

/** Drawings of licences and plates as users photograph them. */
export const samples: readonly Sample[] = [
  licence('licence.jpg', demoLicence, { longSide: 1100 }),
  licence('licence-leaning.jpg', inventLicence(random), { turn: 5, margin: 0.06, noise: 7, shade: 0.5, shear: 0.04 }),
  licence('licence-on-its-side.jpg', inventLicence(random), { turn: 90, longSide: 1000 }),
  licence('licence-upside-down.jpg', inventLicence(random), { turn: 180, longSide: 1000 }),
  licence('licence-small.jpg', inventLicence(random), { longSide: 640, jpegQuality: 75 }),
  licence('licence-faded.jpg', inventLicence(random), { contrast: 0.35, noise: 4, blur: 0.8 }),
  plate('plate-starred.jpg', { setting: 'starred' }, { longSide: 900 }),
  plate(
    'plate-dark.jpg',
    { setting: 'alone', face: '#23262b', ink: '#dedede', font: 'Liberation Sans' },
    { turn: -6, margin: 0.08 },
  ),
  plate('plate-two-lines.jpg', { setting: 'twoLines', weight: 'bold' }, { longSide: 800, noise: 8 }),
  plate('plate-maker.jpg', { setting: 'maker', font: 'DejaVu Sans' }, { turn: 3, margin: 0.05, longSide: 1100 }),
  plate('plate-stamped.jpg', { setting: 'starred', isStamped: true }, { turn: 3, margin: 0.06 }),
  plate(
    'plate-stamped-on-its-side.jpg',
    { setting: 'starred', isStamped: true, font: 'Liberation Sans', face: '#7d858c' },
    { turn: -86, margin: 0.06 },
  ),
  // Append only: the random vehicle of each sample depends on this order.
  plate('plate-glare.jpg', { setting: 'starred', font: 'Liberation Mono', weight: 'bold' }, { glare: 0.85, turn: 4 }),
  plate('plate-narrow.jpg', { setting: 'alone', font: 'Nimbus Sans Narrow', spacing: 8 }, { turn: -9, shade: 0.6 }),
  plate(
    'plate-serif.jpg',
    { setting: 'maker', maker: '安徽江淮汽车集团股份有限公司制造', font: 'Liberation Serif', weight: 'bold' },
    { blur: 1.2, noise: 6, longSide: 1100 },
  ),
  plate(
    'plate-tilted.jpg',
    {
      setting: 'maker',
      maker: '广汽乘用车有限公司',
      font: 'Courier Prime',
      weight: 'bold',
      face: '#33373b',
      ink: '#ececec',
    },
    { turn: 11, shear: 0.08, margin: 0.1, noise: 5, longSide: 1300 },
  ),
  licence('licence-glare.jpg', inventLicence(random), { glare: 0.6, turn: -3, margin: 0.04 }),
  licence('licence-blurred.jpg', inventLicence(random), { blur: 1.3, noise: 5, contrast: 0.7, turn: 2 }),
];

function licence(file: string, fields: LicenceFields, shot: Shot): Sample {
  const svg = drawLicence(fields, plainLicence);
  return { file, svg, shot: { longSide: 1200, jpegQuality: 62, ...shot }, vin: fields.vin, licence: fields };
}

function plate(file: string, style: Partial<typeof plainPlate>, shot: Shot): Sample {
  const vin = inventVin(random);
  return {
    file,
    svg: drawVinPlate(vin, { ...plainPlate, ...style }),
    shot: { longSide: 1000, jpegQuality: 62, ...shot },
    vin,
  };
}
