import { defineCalls } from '../call.ts';
import type * as schemas from './schemas.ts';

export const accountCalls = defineCalls<typeof schemas>()({
  /** The user name may also be a phone number. 600101 wrong; with the right password 600307 disabled, 301021 main account disabled. */
  token: { path: '/auth/token', access: 'open', isNeverShed: true },

  logout: { path: '/auth/logout', access: 'session' },

  userInfo: { path: '/users/user/info', access: 'session', isRead: true },

  userDetail: { path: '/users/detail', access: 'session', isRead: true },

  /** Updates several fields of the caller's profile; omitted fields keep their values. */
  updateDetail: { path: '/users/update/detail', access: 'session' },

  /** Refused with 900403 for a sub account, whose company is named by its main account. */
  updateCompany: { path: '/users/update/company', access: 'session' },

  updateIndustry: { path: '/users/update/industry', access: 'session' },

  updateCareer: { path: '/users/update/career', access: 'session' },

  updateChannel: { path: '/users/update/channel', access: 'session' },

  updateBusinessDesc: { path: '/users/update/businessDesc', access: 'session' },

  updateCommunication: { path: '/users/update/communication', access: 'session' },

  /** User names are unique regardless of case: 300102 when it is taken. */
  updateUsername: { path: '/users/update/username', access: 'session' },

  /** A wrong old password is refused with 600102 and counts as a failed login. */
  updatePassword: { path: '/users/update/password', access: 'session' },

  /**
   * Needs the code sent to the new phone (purpose changePhone) and the password. 600102 wrong password, 600301 wrong
   * code, 600105 phone of another account.
   */
  updatePhone: { path: '/users/update/phone', access: 'session' },

  /** Checks the password; a wrong one counts as a failed login. */
  judgePassword: { path: '/users/judgment/password/id', access: 'session' },

  /** Confirms the part of the profile named by the path. */
  perfectUpdate: { path: '/perfects/update/userPerfect', access: 'session' },

  perfectCompanyMessage: { path: '/perfects/update/companyMessage', access: 'session' },

  perfectCompanyType: { path: '/perfects/update/companyType', access: 'session' },

  perfectJob: { path: '/perfects/update/job', access: 'session' },

  perfectHowKnow: { path: '/perfects/update/howKnow', access: 'session' },

  perfectBusinessDesc: { path: '/perfects/update/businessDesc', access: 'session' },

  perfectCommunication: { path: '/perfects/update/communication', access: 'session' },

  profileChoices: { path: '/users/profile/choices', access: 'session', isRead: true },

  /** Whether the account has an interface password, as a mask: only its hash is stored. 600203 when it has none. */
  showInterFacePwd: { path: '/users/showInterFacePwd', access: 'session', isRead: true },

  /**
   * Registers and signs in. 600301 wrong code; with a right code 600302 phone taken, 600306 name taken, 600308 no such
   * agency code.
   */
  addUser: { path: '/users/add', access: 'open' },

  /** Signs in by a code. 600301 wrong code; with a right code 600303 no account, 600307 disabled. */
  tokenBySms: { path: '/auth/token/sms', access: 'open', isNeverShed: true },

  /** Sets a new password by a code and ends every session of the account. The same codes as when signing in. */
  forgetPassword: { path: '/users/forget/password', access: 'open' },

  /**
   * Sets a new password by the code that the staff handed out, and ends every session of the account. 300205 for a code
   * that is wrong, used, replaced or expired.
   */
  resetByCode: { path: '/users/reset/password', access: 'open' },

  /** Checks for an account with the phone. After a few requests each one needs a captcha (800129). */
  phoneIsExist: { path: '/users/phone/isExist', access: 'open' },

  /** Checks for an account with the user name, ignoring case. Captcha as in phoneIsExist. */
  userNameIsExist: { path: '/users/userName/isExist', access: 'open' },

  listSessions: { path: '/users/sessions/list', access: 'session', isRead: true },

  /** Ends one of the caller's own sessions; 900404 for any other. */
  endSession: { path: '/users/sessions/end', access: 'session' },

  endOtherSessions: { path: '/users/sessions/endOthers', access: 'session' },
});
