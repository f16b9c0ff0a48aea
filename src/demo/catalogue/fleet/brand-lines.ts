import type { BrandLine } from './brand-line.ts';
import { brandsA } from './brands/a.ts';
import { brandsB } from './brands/b.ts';
import { brandsC } from './brands/c.ts';
import { brandsD } from './brands/d.ts';
import { brandsF } from './brands/f.ts';
import { brandsG } from './brands/g.ts';
import { brandsH } from './brands/h.ts';
import { brandsJ } from './brands/j.ts';
import { brandsK } from './brands/k.ts';
import { brandsL } from './brands/l.ts';
import { brandsM } from './brands/m.ts';
import { brandsN } from './brands/n.ts';
import { brandsO } from './brands/o.ts';
import { brandsQ } from './brands/q.ts';
import { brandsR } from './brands/r.ts';
import { brandsS } from './brands/s.ts';
import { brandsT } from './brands/t.ts';
import { brandsW } from './brands/w.ts';
import { brandsX } from './brands/x.ts';
import { brandsY } from './brands/y.ts';
import { brandsZ } from './brands/z.ts';

/** Every brand of the demo catalogue, by the pinyin initial of its Chinese name. */
export const brandLines: readonly BrandLine[] = [
  ...brandsA,
  ...brandsB,
  ...brandsC,
  ...brandsD,
  ...brandsF,
  ...brandsG,
  ...brandsH,
  ...brandsJ,
  ...brandsK,
  ...brandsL,
  ...brandsM,
  ...brandsN,
  ...brandsO,
  ...brandsQ,
  ...brandsR,
  ...brandsS,
  ...brandsT,
  ...brandsW,
  ...brandsX,
  ...brandsY,
  ...brandsZ,
];
