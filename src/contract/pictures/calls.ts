import { defineCalls } from '../call.ts';
import { PICTURE_MAX_BYTES } from './rules.ts';
import type * as schemas from './schemas.ts';

export const pictureCalls = defineCalls<typeof schemas>()({
  /** Reads a driving licence, or any picture with a VIN. 210101–210104 describe a problem with the picture. */
  ocrUpload: { path: '/api/PAGE_20201', access: 'session', upload: { maxBytes: PICTURE_MAX_BYTES } },

  /** Confirms a reading as edited by the user. Returns how to search, narrowed by the other fields of the licence. */
  ocrConfirm: { path: '/api/PAGE_20202', access: 'session' },

  /** Reads only the VIN of a plate or a stamped VIN. */
  ocrVinImage: { path: '/api/PAGE_20203', access: 'session', upload: { maxBytes: PICTURE_MAX_BYTES } },

  /** Creates a ticket for the phone: bound to the account, for one picture, valid for two minutes. */
  makeQrCode: { path: '/api/PAGE_20204', access: 'session' },

  /** State of the ticket. The reading is returned once, with `read`; afterwards the state is `used`. */
  checkQrCode: { path: '/api/PAGE_20205', access: 'session' },

  /** Called when the phone opens the link. An unknown ticket answers like an expired one. */
  openQrCode: { path: '/api/PAGE_20206', access: 'open' },

  /** Uploads the phone's picture. The reading goes to the screen that shows the code, not to the phone. */
  uploadByQrCode: {
    path: '/api/PAGE_20207',
    access: 'open',
    upload: { maxBytes: PICTURE_MAX_BYTES, ticketField: 'id' },
  },
});
