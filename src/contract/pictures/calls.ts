import { defineCalls } from '../call.ts';
import { PICTURE_MAX_BYTES } from './rules.ts';
import type * as schemas from './schemas.ts';

export const pictureCalls = defineCalls<typeof schemas>()({
  /** Reads a driving licence, or whatever else shows a VIN. 210101–210104 say what is wrong with the picture. */
  ocrUpload: { path: '/api/PAGE_20201', access: 'session', upload: { maxBytes: PICTURE_MAX_BYTES } },

  /** What the user made of a reading; the vehicles of the VIN, narrowed by the rest of it. */
  ocrConfirm: { path: '/api/PAGE_20202', access: 'session' },

  /** Reads a VIN plate, or a VIN stamped elsewhere: nothing but the VIN is looked for. */
  ocrVinImage: { path: '/api/PAGE_20203', access: 'session', upload: { maxBytes: PICTURE_MAX_BYTES } },

  /** A code for the phone: bound to the account that made it, used once, good for two minutes. */
  makeQrCode: { path: '/api/PAGE_20204', access: 'session' },

  /** How far the phone is. The reading is handed over once: with `read`; asked again the ticket is `used`. */
  checkQrCode: { path: '/api/PAGE_20205', access: 'session' },

  /** The phone says that it is there. A ticket that never was looks like one whose time is up. */
  openQrCode: { path: '/api/PAGE_20206', access: 'open' },

  /** The phone's picture. What was read of it goes to the screen that waits, not back to the phone. */
  uploadByQrCode: { path: '/api/PAGE_20207', access: 'open', upload: { maxBytes: PICTURE_MAX_BYTES } },
});
