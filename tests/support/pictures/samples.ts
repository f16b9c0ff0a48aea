import { checkDigitOf } from '../../../src/contract/vehicles/vin.ts';
import { diceOf, inventLicence, inventVin, type LicenceFields } from './dice.ts';
import { drawLicence, plainLicence } from './draw-licence.ts';
import { drawVinPlate, plainPlate } from './draw-vin-plate.ts';
import type { Shot } from './photograph.ts';

export interface Sample {
  /** The picture beside this file, drawn once by write-samples.ts, so that tests need no fonts of the machine. */
  file: string;
  svg: string;
  shot: Shot;
  vin: string;
  licence?: LicenceFields;
}

const dice = diceOf(20_260_301);

/** A vehicle that the demo catalogue knows, on a licence of nobody's. */
export const demoLicence: LicenceFields = {
  ...inventLicence(dice),
  vehicleClass: '小型轿车',
  model: '大众汽车牌SVW7146BRN6',
  vin: withCheckDigit('LSVNA2CJ0K2103456'),
  registered: '2019-06-18',
};

/** Drawn pictures that stand for what people hold into a camera. */
export const samples: readonly Sample[] = [
  licence('licence.jpg', demoLicence, { longSide: 1100 }),
  licence('licence-leaning.jpg', inventLicence(dice), { turn: 5, margin: 0.06, noise: 7, shade: 0.5, shear: 0.04 }),
  licence('licence-on-its-side.jpg', inventLicence(dice), { turn: 90, longSide: 1000 }),
  licence('licence-upside-down.jpg', inventLicence(dice), { turn: 180, longSide: 1000 }),
  licence('licence-small.jpg', inventLicence(dice), { longSide: 640, jpegQuality: 75 }),
  licence('licence-faded.jpg', inventLicence(dice), { contrast: 0.35, noise: 4, blur: 0.8 }),
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
];

function licence(file: string, fields: LicenceFields, shot: Shot): Sample {
  const svg = drawLicence(fields, plainLicence);
  return { file, svg, shot: { longSide: 1200, jpegQuality: 62, ...shot }, vin: fields.vin, licence: fields };
}

function plate(file: string, style: Partial<typeof plainPlate>, shot: Shot): Sample {
  const vin = inventVin(dice);
  return {
    file,
    svg: drawVinPlate(vin, { ...plainPlate, ...style }),
    shot: { longSide: 1000, jpegQuality: 62, ...shot },
    vin,
  };
}

function withCheckDigit(vin: string): string {
  return `${vin.slice(0, 8)}${checkDigitOf(vin)}${vin.slice(9)}`;
}
