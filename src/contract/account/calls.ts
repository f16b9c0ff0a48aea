import { defineCalls } from '../call.ts';
import type * as schemas from './schemas.ts';

export const accountCalls = defineCalls<typeof schemas>()({
  /** By user name, or by the phone number instead of it. */
  token: { path: '/auth/token', access: 'open' },

  logout: { path: '/auth/logout', access: 'session' },

  userInfo: { path: '/users/user/info', access: 'session' },

  userDetail: { path: '/users/detail', access: 'session' },

  /** Says several things of oneself at once; what is left out stays. */
  updateDetail: { path: '/users/update/detail', access: 'session' },

  /** A sub account's company is its main account's to name: 900403. */
  updateCompany: { path: '/users/update/company', access: 'session' },

  updateIndustry: { path: '/users/update/industry', access: 'session' },

  updateCareer: { path: '/users/update/career', access: 'session' },

  updateChannel: { path: '/users/update/channel', access: 'session' },

  updateBusinessDesc: { path: '/users/update/businessDesc', access: 'session' },

  updateCommunication: { path: '/users/update/communication', access: 'session' },

  /** One name a person, however it is cased: 300102 when it is taken. */
  updateUsername: { path: '/users/update/username', access: 'session' },

  /** A wrong old password is refused with 600102 and counts like a failed login. */
  updatePassword: { path: '/users/update/password', access: 'session' },

  /**
   * Another phone: the code sent to it (purpose changePhone) proves that it is one's own, the password that the account
   * is. A wrong password is 600102, a wrong code 600301, another account's phone 600105.
   */
  updatePhone: { path: '/users/update/phone', access: 'session' },

  /** Whether the password is one's own; a wrong one counts like a failed login. */
  judgePassword: { path: '/users/judgment/password/id', access: 'session' },

  /** Confirms the part of the profile that the path names. */
  perfectUpdate: { path: '/perfects/update/userPerfect', access: 'session' },

  /** Confirms the part of the profile that the path names. */
  perfectCompanyMessage: { path: '/perfects/update/companyMessage', access: 'session' },

  /** Confirms the part of the profile that the path names. */
  perfectCompanyType: { path: '/perfects/update/companyType', access: 'session' },

  /** Confirms the part of the profile that the path names. */
  perfectJob: { path: '/perfects/update/job', access: 'session' },

  /** Confirms the part of the profile that the path names. */
  perfectHowKnow: { path: '/perfects/update/howKnow', access: 'session' },

  /** Confirms the part of the profile that the path names. */
  perfectBusinessDesc: { path: '/perfects/update/businessDesc', access: 'session' },

  /** Confirms the part of the profile that the path names. */
  perfectCommunication: { path: '/perfects/update/communication', access: 'session' },

  profileChoices: { path: '/users/profile/choices', access: 'session' },

  showInterFacePwd: { path: '/users/showInterFacePwd', access: 'session' },

  /**
   * Registers whoever holds the phone, and signs them in.
   * 600301 wrong code; once it is right, 600302 phone taken, 600306 name taken, 600308 no such agency code.
   */
  addUser: { path: '/users/add', access: 'open' },

  /** Logs in whoever holds the phone. 600301 wrong code; once it is right, 600303 no account, 600307 disabled. */
  tokenBySms: { path: '/auth/token/sms', access: 'open' },

  /** A new password for whoever holds the phone; every session of the account ends. Codes as tokenBySms. */
  forgetPassword: { path: '/users/forget/password', access: 'open' },

  /** Whether a phone has an account. After a few a captcha is wanted before each (800129). */
  phoneIsExist: { path: '/users/phone/isExist', access: 'open' },

  /** Whether a user name is taken, whatever its case. A captcha as with phones. */
  userNameIsExist: { path: '/users/userName/isExist', access: 'open' },

  listSessions: { path: '/users/sessions/list', access: 'session' },

  /** Ends one of one's own; another's looks like a missing one (900404). */
  endSession: { path: '/users/sessions/end', access: 'session' },

  endOtherSessions: { path: '/users/sessions/endOthers', access: 'session' },
});
