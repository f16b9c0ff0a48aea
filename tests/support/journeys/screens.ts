/** Of a demo vehicle. */
export const VIN = 'LSVNA2CJ1K2113527';

/** Screens for anyone, in groups that one test walks within its time. */
export const openScreens = {
  site: ['/index', '/inquire', '/solution/index', '/solution/detail?id=repair', '/cooperation', '/edition', '/404'],
  'entry and API documents': [
    '/login',
    '/login?by=sms',
    '/register',
    '/forget_password',
    '/service',
    '/service/webhooks',
  ],
};
/** Screens of a repair shop. */
export const mechanicScreens = {
  searches: [
    '/search/vehicle',
    `/search/vehicle?q=${VIN}&by=vin`,
    `/search/vehicle?q=${VIN.slice(0, 15)}72&by=vin`,
    '/search/vehicle?q=LFVAWAGD22G752447&by=vin',
    '/search/vehicle?type=B&letter=J',
    '/search/vehicle?q=1M8GDM9AXKP042788&by=vin',
    '/search/covParts',
    `/search/brandPart?by=vin&vin=${VIN}`,
    '/search/brandPart?by=part&q=0986',
    '/search/oe?oe=5Q0615301C',
    '/search/oe?oe=5Q0615301C,0986494596,12',
  ],
  account: [
    '/user/task',
    '/user/fit_report',
    '/user/info',
    '/user/change_password',
    '/user/child',
    '/order/myPartsOrder',
    '/user/package',
    '/user/api',
    '/user/api?tab=webhooks',
    '/document/vinToVehicle',
    '/debuggerTools/vinToVehicle',
    '/buy_service',
  ],
};
/** Pages of the back office: the groups of its menu, large ones in two. */
export const officeScreens = {
  overview: ['/manager/start', '/manager/statistics', '/manager/approval'],
  customers: ['/manager/opportunity', '/manager/user', '/manager/user/show/2?tab=quota'],
  'accounts and staff': ['/manager/account', '/manager/sale', '/manager/agent'],
  service: [
    '/manager/task',
    '/manager/fit_report',
    '/manager/fit_count',
    '/manager/bill',
    '/manager/bill?view=notices',
  ],
  'catalogue use and import': ['/manager/catalogueUse', '/manager/import'],
  content: ['/manager/package', '/manager/notice', '/manager/version', '/manager/dictionary'],
  'surveys and clicks': [
    '/manager/survey',
    '/manager/question',
    '/manager/question/create',
    '/manager/answers',
    '/manager/buried',
  ],
  access: ['/manager/role', '/manager/role/create', '/manager/power'],
  'audit and settings': ['/manager/audit', '/manager/bin', '/manager/config', '/manager/adapter'],
  interfaces: ['/manager/interface', '/manager/service', '/manager/permissions'],
  'use of interfaces': ['/manager/api', '/manager/preview', '/manager/apiAlert'],
};
