import * as account from './account.ts';
import * as bills from './bills.ts';
import type { AnyCall } from './call.ts';
import * as captcha from './captcha.ts';
import * as company from './company.ts';
import * as operationLog from './operation-log.ts';
import * as packageRequests from './package-requests.ts';
import * as packages from './packages.ts';
import { allMenus } from './powers.ts';
import * as profile from './profile.ts';
import * as purchases from './purchases.ts';
import * as quota from './quota.ts';
import * as registration from './registration.ts';
import * as sessionsList from './sessions-list.ts';
import * as sms from './sms.ts';
import * as survey from './survey.ts';
import * as tickets from './tickets.ts';
import * as tracking from './tracking.ts';
import * as updates from './updates.ts';
import { getUseStatistics } from './use-statistics.ts';

/** The calls of accounts, companies, lookups and purchases, and of what the site asks and tells its users. */
export const accountCalls = {
  token: account.token,
  logout: account.logout,
  userInfo: account.userInfo,
  systemMenu: account.systemMenu,
  addUser: registration.addUser,
  tokenBySms: registration.tokenBySms,
  forgetPassword: registration.forgetPassword,
  phoneIsExist: registration.phoneIsExist,
  userNameIsExist: registration.userNameIsExist,
  sendSms: sms.sendSms,
  validateSmsCode: sms.validateSmsCode,
  invalidateSmsCode: sms.invalidateSmsCode,
  listSmsOutbox: sms.listSmsOutbox,
  refreshCaptcha: captcha.refreshCaptcha,
  verifyCaptcha: captcha.verifyCaptcha,
  allMenus,
  userDetail: profile.userDetail,
  updateDetail: profile.updateDetail,
  updateCompany: profile.updateCompany,
  updateIndustry: profile.updateIndustry,
  updateCareer: profile.updateCareer,
  updateChannel: profile.updateChannel,
  updateBusinessDesc: profile.updateBusinessDesc,
  updateCommunication: profile.updateCommunication,
  updateUsername: profile.updateUsername,
  updatePassword: profile.updatePassword,
  updatePhone: profile.updatePhone,
  judgePassword: profile.judgePassword,
  profileChoices: profile.profileChoices,
  showInterFacePwd: profile.showInterFacePwd,
  addOperationLog: operationLog.addOperationLog,
  listOperationLog: operationLog.listOperationLog,
  listSessions: sessionsList.listSessions,
  endSession: sessionsList.endSession,
  endOtherSessions: sessionsList.endOtherSessions,
  getDeduct: quota.getDeduct,
  updateDeduct: quota.updateDeduct,
  listOpenVehicles: quota.listOpenVehicles,
  listLedger: quota.listLedger,
  getCompany: company.getCompany,
  listSubAccounts: company.listSubAccounts,
  addSubAccount: company.addSubAccount,
  editSubAccount: company.editSubAccount,
  disableSubAccount: company.disableSubAccount,
  resetSubPassword: company.resetSubPassword,
  shareQuota: company.shareQuota,
  listAllocations: company.listAllocations,
  allocateQuota: company.allocateQuota,
  takeBackQuota: company.takeBackQuota,
  askPackage: packageRequests.askPackage,
  listPackageRequests: packageRequests.listPackageRequests,
  withdrawPackageRequest: packageRequests.withdrawPackageRequest,
  answerPackageRequest: packageRequests.answerPackageRequest,
  getPackageNews: packageRequests.getPackageNews,
  seePackageNews: packageRequests.seePackageNews,
  getUseStatistics,
  purchasePackageList: packages.purchasePackageList,
  ownedPackageList: packages.ownedPackageList,
  getRetailDesc: packages.getRetailDesc,
  saveRetail: packages.saveRetail,
  createOrder: purchases.createOrder,
  payWx: purchases.payWx,
  payStatus: purchases.payStatus,
  cancelOrder: purchases.cancelOrder,
  listPurchases: purchases.listPurchases,
  getReceipt: purchases.getReceipt,
  tillPay: purchases.tillPay,
  orderList: bills.orderList,
  orderTotal: bills.orderTotal,
  billList: bills.billList,
  billInfo: bills.billInfo,
  orderRefund: bills.orderRefund,
  remind: survey.remind,
  getQuestion: survey.getQuestion,
  submit: survey.submit,
  surveyLater: survey.surveyLater,
  surveyAnswers: survey.surveyAnswers,
  updateContent: updates.updateContent,
  knowUpdate: updates.knowUpdate,
  countClick: tracking.countClick,
  currentTime: tracking.currentTime,
  buriedPointSave: tracking.buriedPointSave,
  buriedCounts: tracking.buriedCounts,
  makeTicket: tickets.makeTicket,
  redeemTicket: tickets.redeemTicket,
} as const satisfies Record<string, AnyCall>;
